/// The page of a rule, with tested examples.
package struct RulePage: Sendable, Hashable {
  /// The form of an example's text.
  package enum Form: Sendable, Hashable {
    /// Views and constraints in a root `Roo-t0-001` of 320 × 480 points.
    case views
    /// Objects of a `.xib`, next to the root.
    case objects
    /// Scenes of a storyboard.
    case scenes
    /// An entire `.xib`.
    case document
    /// The files of the checked folder: a line in the first column is a path, and the indented lines after it are its
    /// text.
    ///
    /// A path followed by a colon and words represents something else, such as `star.png: PNG, 24 × 24 pixels`, `a.png:
    /// folder` or `a.png: link to b.png`.
    case files
    /// A view class in Swift, compiled and used by a document.
    case code
  }

  /// The examined parts, and the condition for a finding.
  package let sees: String
  /// An example with a finding: a document's objects, files or a class.
  package let fires: String
  /// The corresponding example without a finding.
  package let passes: String
  /// The way to fix a finding.
  package let fix: String
  /// The limitations of the rule, and the cases without a finding.
  package let limits: String
  /// The form of both examples.
  package let form: Form
  /// The files next to the example's document: texts by path.
  package let files: [String: String]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - form: The form of both examples.
  ///   - files: The texts by path in the document's folder.
  package init(
    sees: String, fires: String, passes: String, fix: String, limits: String,
    form: Form = .views, files: [String: String] = [:]
  ) {
    self.sees = sees
    self.fires = fires
    self.passes = passes
    self.fix = fix
    self.limits = limits
    self.form = form
    self.files = files
  }
}
