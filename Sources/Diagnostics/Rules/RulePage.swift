/// What the documentation of a rule says, and examples that tests run.
package struct RulePage: Sendable, Hashable {
  /// What the text of an example is.
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

  /// What the rule looks at and when it reports.
  package let sees: String
  /// What the rule reports: a document's objects, files or a class.
  package let fires: String
  /// The same without the mistake.
  package let passes: String
  /// How to fix what it finds.
  package let fix: String
  /// What it cannot see, and where it keeps silent.
  package let limits: String
  /// What the texts of both examples are.
  package let form: Form
  /// The files in the checked folder beside the example's document: texts by paths.
  package let files: [String: String]

  /// A page by its parts.
  ///
  /// - Parameters:
  ///   - form: What the two examples are, as a document writes them.
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
