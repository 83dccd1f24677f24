/// The script of a page of findings.
enum PageScript {
  /// The script of the page.
  ///
  /// It filters findings according to the form and the URL fragment, such as `#severity=error,warning&rule=overlap`,
  /// keeps both in sync, and gives each additional picture of a root the data of the first one.
  ///
  /// Attributes of `body` expose the state: `data-findings`, `data-shown`, `data-pictures`, `data-loaded`, and the
  /// widths of the text and the window in pixels.
  static let text = """
    (function () {
      'use strict';
      var form = document.getElementById('filter');
      var boxes = Array.from(form.querySelectorAll('input[name=severity]'));
      var findings = Array.from(document.querySelectorAll('.finding'));
      var groups = Array.from(document.querySelectorAll('.rule, .document'));
      var pictures = Array.from(document.querySelectorAll('.stage img'));
      var data = document.body.dataset;

      pictures.forEach(function (picture) {
        if (picture.dataset.of) picture.src = document.getElementById(picture.dataset.of).src;
      });

      function read() {
        var state = new URLSearchParams(location.hash.slice(1));
        var severities = state.has('severity') ? state.get('severity').split(',') : null;
        boxes.forEach(function (box) {
          box.checked = !severities || severities.indexOf(box.value) >= 0;
        });
        form.elements.rule.value = state.get('rule') || '';
        if (form.elements.rule.selectedIndex < 0) form.elements.rule.value = '';
        form.elements.text.value = state.get('text') || '';
      }

      function write() {
        var state = new URLSearchParams();
        var on = boxes.filter(function (box) { return box.checked; });
        if (on.length < boxes.length) {
          state.set('severity', on.map(function (box) { return box.value; }).join(','));
        }
        if (form.elements.rule.value) state.set('rule', form.elements.rule.value);
        if (form.elements.text.value) state.set('text', form.elements.text.value);
        history.replaceState(null, '', '#' + state.toString().replace(/%2C/g, ','));
      }

      function apply() {
        var on = boxes.filter(function (box) { return box.checked; })
          .map(function (box) { return box.value; });
        var rule = form.elements.rule.value;
        var words = form.elements.text.value.toLowerCase().split(/\\s+/);
        var shown = 0;
        findings.forEach(function (finding) {
          var text = finding.querySelector('.words').textContent.toLowerCase();
          finding.hidden = on.indexOf(finding.dataset.severity) < 0
            || (rule && finding.dataset.rule !== rule)
            || !words.every(function (word) { return text.indexOf(word) >= 0; });
          if (!finding.hidden) shown += 1;
        });
        groups.forEach(function (group) {
          group.hidden = !group.querySelector('.finding:not([hidden])');
        });
        document.getElementById('shown').textContent = shown + ' of ' + findings.length + ' findings shown';
        data.findings = findings.length;
        data.shown = shown;
        measure();
      }

      function measure() {
        data.pictures = pictures.length;
        data.loaded = pictures.filter(function (picture) { return picture.naturalWidth > 0; }).length;
        data.textWidth = document.documentElement.scrollWidth;
        data.windowWidth = window.innerWidth;
      }

      form.addEventListener('input', function () { write(); apply(); });
      form.addEventListener('submit', function (event) { event.preventDefault(); });
      window.addEventListener('hashchange', function () { read(); apply(); });
      window.addEventListener('load', measure);
      form.hidden = false;
      read();
      apply();
    })();
    """
}
