extension PackageBuild {
  /// Whether a sentence about a package's platform ends with advice.
  package enum Advice: Sendable {
    /// `--appkit` chooses the platform.
    case option
    /// A document chooses it.
    case none
  }

  /// A sentence on why the package may not build with a flavour; nil where nothing says so.
  ///
  /// A package seems to be for the other system where its sources import that system's library, outside of conditions or
  /// with a manifest that names no other system, and none of them imports this one's.
  ///
  /// - Parameter flavour: The interface library of the toolset.
  package func hint(_ flavour: Toolset.Flavour, _ advice: Advice = .option) -> String? {
    let sources = PackageSources(package)
    let (mac, mobile) = sources.importers(of: ["AppKit", "Cocoa"], ["UIKit"])
    let platforms = sources.platforms
    let isMac = flavour == .uiKit
    let (other, own) = isMac ? (mac, mobile) : (mobile, mac)
    let isOnly =
      !platforms.isEmpty
      && (isMac ? platforms == ["macOS"] : platforms.isDisjoint(with: ["macOS", "macCatalyst"]))
    let isSure = own.any == nil && other.plain != nil
    guard isSure || isOnly && own.plain == nil && (own.any == nil || other.plain != nil),
      let path = other.plain ?? other.any
    else { return nil }
    let library = isMac ? "AppKit" : "UIKit"
    let manifest =
      isSure ? "" : "Package.swift names \(isMac ? "macOS only" : "no macOS"), and "
    let text =
      "\(manifest)\(path) imports \(library): this package may be one for \(isMac ? "macOS" : "iOS")."
    switch advice {
    case .option: return "\(text) Build it \(isMac ? "with" : "without") --appkit."
    case .none: return "\(text) It is built for \(isMac ? "UIKit" : "AppKit")."
    }
  }

  /// The interface library of the toolset, as it says itself; nil where it does not.
  package var library: Toolset.Flavour? {
    (try? ToolsetVersion(in: toolset)).flatMap { Toolset.Flavour(rawValue: $0.flavour) }
  }
}
