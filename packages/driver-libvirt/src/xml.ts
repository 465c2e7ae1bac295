import { DOMImplementation, DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';

/** An element as data: its name, attributes, and elements or a text. Attributes that are null are left out. */
export type Xml = readonly [name: string, attributes: Readonly<Record<string, string | number | null>>, children?: readonly Xml[] | string];

export function writeXml(xml: Xml): string {
  const document = new DOMImplementation().createDocument(null, '');
  document.appendChild(elementOf(document, xml));
  return new XMLSerializer().serializeToString(document);
}

export function elementOf(document: Document, [name, attributes, children = []]: Xml): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, String(value));
  if (typeof children === 'string') element.appendChild(document.createTextNode(children));
  else for (const child of children) element.appendChild(elementOf(document, child));
  return element;
}

/** @throws ParseError */
export function readXml(xml: string): Document {
  return new DOMParser().parseFromString(xml, 'text/xml');
}

export function showXml(document: Document): string {
  return new XMLSerializer().serializeToString(document);
}

export function showElement(element: Element): string {
  return new XMLSerializer().serializeToString(element);
}

/** Returns the element's child elements of that name, in order. */
export function childrenOf(element: Element, name: string): Element[] {
  return [...element.childNodes].filter((node): node is Element => node.nodeName === name);
}

export function childOf(element: Element, name: string): Element | undefined {
  return childrenOf(element, name)[0];
}
