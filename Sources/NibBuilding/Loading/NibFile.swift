package import Foundation
package import IBDocument
internal import LayoutTree

/// Finds and reads documents among a program's resources.
package enum NibFile {
  /// A reason for which there is no document.
  package struct Failure: Error, CustomStringConvertible {
    /// A sentence in Apple's words where it has some, else one with path, line and element.
    package let description: String
  }

  /// The kinds of documents, by their endings; the bytes distinguish compiled ones from sources.
  package enum Kind: Sendable {
    /// Objects: `.xib`, `.nib`.
    case nib
    /// Scenes: `.storyboard`, `.storyboardc`.
    case storyboard

    fileprivate var endings: [String] {
      self == .nib ? ["xib", "nib"] : ["storyboard", "storyboardc"]
    }
  }

  /// Reads a document from a bundle.
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending.
  ///   - bundle: The bundle; the main one for nil.
  ///   - classes: The size classes it is read for; nil where the front has none.
  package static func document(
    named name: String, kind: Kind, in bundle: Bundle?, classes: SizeClasses?
  ) throws(Failure) -> Document {
    let bundle = bundle ?? .main
    for ending in kind.endings {
      guard let path = ResourceFolders.path(named: name, kind: ending, in: bundle) else { continue }
      return try document(atPath: path, classes: classes)
    }
    let sentence =
      switch kind {
      case .nib: "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'"
      case .storyboard:
        "Could not find a storyboard named '\(name)' in bundle \(bundle.bundlePath)"
      }
    throw Failure(description: sentence)
  }

  /// Returns the name of the document in the main bundle that a class loads by itself; nil for none.
  ///
  /// - Parameter suffix: An ending of the class's name that the document's may lack.
  package static func name(for type: AnyClass, without suffix: String? = nil) -> String? {
    // A document is named without the module.
    let full = ObjectName.className(of: type)
    let name = full.split(separator: ".").last.map(String.init) ?? full
    var names = [name]
    if let suffix, name.hasSuffix(suffix) {
      names.insert(String(name.dropLast(suffix.count)), at: 0)
    }
    return names.first { ResourceFolders.path(named: $0, kind: "xib", in: nil) != nil }
  }

  /// Reads a document from a file.
  package static func document(
    atPath path: String, classes: SizeClasses?
  ) throws(Failure) -> Document {
    do {
      return try Document.load(path: path, classes: classes)
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// Reads a document's bytes.
  package static func document(data: Data, classes: SizeClasses?) throws(Failure) -> Document {
    do {
      return try Document(data: data, path: "nib", classes: classes)
    } catch {
      throw Failure(description: error.description)
    }
  }
}
