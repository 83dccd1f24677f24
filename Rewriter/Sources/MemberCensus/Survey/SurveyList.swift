public import Foundation

/// The file of names that a survey compares with.
public enum SurveyList {
  /// The modules of the language and its libraries whose symbol graphs say what a program can use beside the toolset.
  static let language = [
    "Swift", "_Concurrency", "Dispatch", "FoundationEssentials", "FoundationInternationalization",
    "Foundation", "FoundationNetworking", "FoundationXML",
  ]

  /// The text of a list.
  ///
  /// - Parameters:
  ///   - lists: The texts of stored lists of public declarations, by module.
  ///   - graphs: A folder with symbol graphs of the language's modules; nil for none.
  public static func text(key: String, lists: [(module: String, text: String)], graphs: URL?)
    throws -> String
  {
    let members = DeclaredMembers()
    for module in language {
      guard let graphs,
        FileManager.default.fileExists(atPath: graphs.appendingPathComponent(module).path)
      else { continue }
      try SymbolGraphs.read(module: module, in: graphs, into: members)
    }
    for (module, text) in lists { APILists.read(text, module: module, into: members) }
    return NameList(key: key, resolving: members).text
  }

  /// Writes the list of a library.
  ///
  /// - Parameters:
  ///   - library: `UIKit` or `AppKit`.
  ///   - key: A line that says what the list was made from; see ``NameList/key``.
  ///   - lists: The folder of the stored lists of public declarations.
  ///   - graphs: A folder with symbol graphs of the language's modules, a folder for each.
  public static func write(library: String, key: String, lists: URL, graphs: URL, to file: URL)
    throws
  {
    let other = library == "UIKit" ? "AppKit" : "UIKit"
    let texts = try APILists.modules(in: lists, besides: other).map { module in
      let file = lists.appendingPathComponent("\(module).txt")
      return (module, try String(contentsOf: file, encoding: .utf8))
    }
    try text(key: key, lists: texts, graphs: graphs).write(
      to: file, atomically: true, encoding: .utf8)
  }
}
