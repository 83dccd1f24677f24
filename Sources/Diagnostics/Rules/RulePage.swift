/// The page of a rule, with examples that tests run.
package struct RulePage: Sendable, Hashable {
  /// The form of an example's text.
  package enum Form: Sendable, Hashable {
    /// Views and constraints in a root `Roo-t0-001` of 320 × 480 points.
    case views
    /// Objects of a `.xib`, beside the root.
    case objects
    /// Scenes of a storyboard.
    case scenes
    /// A whole `.xib`.
    case document
    /// The files of the checked folder: a line in the first column is a path, what follows it indented its text.
    ///
    /// A path with a colon and words is something else, such as `star.png: PNG, 24 × 24 pixels`, `a.png: folder` or
    /// `a.png: link to b.png`.
    case files
    /// A view class in Swift, compiled and used by a document.
    case code
  }

  /// The parts that the rule looks at, and the condition under which it reports.
  package let sees: String
  /// An example that the rule reports: a document's objects, files or a class.
  package let fires: String
  /// The same without the mistake.
  package let passes: String
  /// The way to fix a finding.
  package let fix: String
  /// The limits of the rule, and the cases in which it keeps silent.
  package let limits: String
  /// The form of both examples.
  package let form: Form
  /// The files in the checked folder beside the example's document: texts by paths.
  package let files: [String: String]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - form: The form of the two examples.
  ///   - files: Texts by their paths in the document's folder.
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
