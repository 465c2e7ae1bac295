const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="600" viewBox="0 0 960 600">
<path fill="#101418" d="M0 0h960v600H0z"/>
<path fill="#2b333b" d="M0 0h960v44H0z"/>
<path fill="#8fa3b5" d="M40 84h310v16H40zm0 40h520v16H40zm0 40h420v16H40z"/>
<path fill="#e0685f" d="M40 224h640v16H40z"/>
<path fill="#8fa3b5" d="M40 284h240v16H40z"/>
</svg>`;

/** A drawn terminal with one line in red, as a customer would send it. */
export const sampleImage = {
  name: 'bounce.png',
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 960,
  height: 600,
};
