internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Finds and reads documents among a program's resources.
enum NibFile {
  /// Why there is no document.
  struct Failure: Error, CustomStringConvertible {
    /// A sentence in Apple's words where it has some.
    let description: String
  }

  /// Reads a document from a bundle.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - kinds: The endings to look for; compiled documents are told from sources by their bytes.
  @MainActor static func document(named name: String, kinds: [String], in bundle: Bundle?)
    throws(Failure) -> Document
  {
    let bundle = bundle ?? .main
    for kind in kinds {
      guard let path = ResourceFolders.path(named: name, kind: kind, in: bundle) else { continue }
      return try document(atPath: path)
    }
    let what =
      kinds.contains("storyboard")
      ? "Could not find a storyboard named '\(name)' in bundle" : "Could not load NIB in bundle"
    throw Failure(
      description: kinds.contains("storyboard")
        ? "\(what) \(bundle.bundlePath)" : "\(what): '\(bundle.bundlePath)' with name '\(name)'")
  }

  /// The name of the document in the main bundle that a class of controllers loads by itself; nil for none.
  @MainActor static func name(for type: UIViewController.Type) -> String? {
    guard type != UIViewController.self else { return nil }
    let name = ObjectName.className(of: type)
    let names = name.hasSuffix("Controller") ? [String(name.dropLast(10)), name] : [name]
    return names.first { ResourceFolders.path(named: $0, kind: "xib", in: nil) != nil }
  }

  /// The size classes of the screen.
  @MainActor private static var classes: SizeClasses {
    let traits = UIScreen.main.traitCollection
    return SizeClasses(
      horizontal: traits.horizontalSizeClass == .compact ? .compact : .regular,
      vertical: traits.verticalSizeClass == .compact ? .compact : .regular)
  }

  /// Reads a document for the program's screen.
  @MainActor static func document(atPath path: String) throws(Failure) -> Document {
    do {
      return try Document.load(path: path, classes: classes)
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// Reads a document's bytes.
  @MainActor static func document(data: Data) throws(Failure) -> Document {
    do {
      return try Document(data: data, path: "nib", classes: classes)
    } catch {
      throw Failure(description: error.description)
    }
  }
}
