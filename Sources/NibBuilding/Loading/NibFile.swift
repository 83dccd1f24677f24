package import Foundation
package import IBDocument
internal import LayoutTree

/// The locating and reading of documents among a program's resources.
package enum NibFile {
  /// The reason why there is no document.
  package struct Failure: Error, CustomStringConvertible {
    /// A sentence in Apple's words if they exist, otherwise one with path, line and element.
    package let description: String
  }

  /// The kind of a document, by file extension; the contents distinguish compiled documents from sources.
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
  ///   - name: The file name without its extension.
  ///   - bundle: The bundle; the main one for nil.
  ///   - classes: The size classes for reading; nil if the front has none.
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

  /// Returns the name of the document in the main bundle that a class loads by default; nil without one.
  ///
  /// - Parameter suffix: A suffix of the class name that the document's name may lack.
  package static func name(for type: AnyClass, without suffix: String? = nil) -> String? {
    // The names of documents do not contain the module.
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
