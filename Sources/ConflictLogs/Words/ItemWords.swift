extension LogItem {
  /// The item as a sentence names it: `the label "Save"`, `the ProfileView`, `"titleLabel"`.
  ///
  /// A name comes before text and class. No address is shown, and nothing that a terminal would obey.
  package var words: String {
    if name == "|" { return "the superview" }
    if let name, !name.isEmpty {
      let shown = SafeText.cleaned(name)
      // A name of an address alone names nothing.
      if shown.contains(where: { $0.isLetter || $0.isNumber }) { return "\"\(shown)\"" }
    }
    if let text, let guide = ClassWords.guides[text] { return "the \(guide)" }
    let noun = className.map { ClassWords.noun(of: $0) } ?? "view"
    let shown = text.map { SafeText.cleaned($0) } ?? ""
    return shown.isEmpty ? "the \(noun)" : "the \(noun) \"\(shown)\""
  }
}
