/// A package that is surveyed: its modules with their sources.
public struct SurveyRequest: Codable, Sendable {
  /// A module of the package or of a dependency.
  public struct Module: Codable, Sendable {
    /// The module's name.
    public var name: String
    /// The paths of its Swift sources, or of a C module's headers.
    public var sources: [String]
    /// Whether missing names in it are listed; those of dependencies only say what is declared.
    public var isListed: Bool
    /// Whether it is compiled in Swift 6 mode.
    public var isVersion6: Bool?

    /// Creates a module.
    public init(name: String, sources: [String], isListed: Bool = true, isVersion6: Bool? = nil) {
      (self.name, self.sources) = (name, sources)
      (self.isListed, self.isVersion6) = (isListed, isVersion6)
    }
  }

  /// The interface library, `UIKit` or `AppKit`.
  public var library: String
  /// The folder that paths are shown relative to.
  public var root: String
  /// The modules, each behind those that it imports.
  public var modules: [Module]
  /// Whether sources of some dependencies are not at hand, which may declare anything.
  public var lacksDependencies: Bool

  /// Creates a request.
  public init(
    library: String, root: String, modules: [Module], lacksDependencies: Bool = false
  ) {
    (self.library, self.root) = (library, root)
    (self.modules, self.lacksDependencies) = (modules, lacksDependencies)
  }
}
