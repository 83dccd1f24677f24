/// The style sheet of a page of findings.
package enum PageStyle {
  /// One column on a phone; the picture next to the message if there is space.
  ///
  /// Colours follow the reader's light or dark mode.
  package static let text = """
    :root { color-scheme: light dark; --page: #fff; --ink: #1d1d1f; --quiet: #5c5c63; --line: #d5d5da;
      --card: #f6f6f8; --error: #c4241c; --warning: #8f5b00; --note: #2a63b8; --named: #e0241b;
      --related: #0b6fd6; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #17171a; --ink: #eeeef0; --quiet: #a5a5ad; --line: #3b3b41; --card: #222226;
        --error: #ff7b72; --warning: #e8b04b; --note: #86b4ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: var(--page); color: var(--ink);
      font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
    h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
    p { margin: .25rem 0; }
    form { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; margin: 1rem 0;
      padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
    fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1rem; border: 0; margin: 0; padding: 0; min-width: 0; }
    label { min-width: 0; }
    select, input[type=search] { font: inherit; min-width: 0; max-width: 100%; padding: .25rem .5rem; }
    summary { cursor: pointer; padding: .25rem 0; }
    .about, .place, .related, .empty { color: var(--quiet); }
    ol { list-style: none; margin: 0; padding: 0; }
    .finding { display: flex; flex-wrap: wrap; gap: .75rem; margin: .5rem 0; padding: .75rem;
      background: var(--card); border-left: .25rem solid var(--line); border-radius: .25rem; }
    .finding[hidden] { display: none; }
    .finding .words { flex: 1 1 18rem; min-width: 0; }
    .finding.error { border-color: var(--error); }
    .finding.warning { border-color: var(--warning); }
    .finding.note { border-color: var(--note); }
    .severity { font-weight: 600; }
    .error > .words .severity, .count.error { color: var(--error); }
    .warning > .words .severity, .count.warning { color: var(--warning); }
    .note > .words .severity, .count.note { color: var(--note); }
    .place { font-family: ui-monospace, monospace; font-size: .875rem; }
    .related { font-size: .875rem; margin: .25rem 0 0; padding-left: 1.25rem; }
    figure { flex: 0 1 auto; margin: 0; max-width: 100%; }
    .stage { position: relative; overflow: hidden; border: 1px solid var(--line); background: #fff;
      width: calc(min(20rem, 26rem * var(--ratio))); max-width: 100%; }
    .stage img { display: block; width: 100%; height: auto; }
    .stage img:not([src]) { display: none; }
    .mark { position: absolute; min-width: 4px; min-height: 4px; max-width: 100%; max-height: 100%;
      border: 2px solid var(--named); background: rgb(224 36 27 / 10%); }
    .mark.related { padding: 0; border-color: var(--related); border-style: dashed;
      background: rgb(11 111 214 / 6%); }
    .failures li { color: var(--error); }
    """
}
