import Foundation
import SwiftParser
import SwiftSyntax

/// Stored lists of public declarations, as `Scripts/public-api` writes them, read into declarations.
enum APILists {
  /// The modules that both fronts have a part of, and what only one of them may import.
  static func modules(in folder: URL, besides other: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own: Set =
      other == "AppKit"
      ? ["AppKit", "Cocoa"] : ["UIKit", "AVKit", "MessageUI", "SafariServices", "WebKit"]
    return names.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
      .filter { !own.contains($0) && $0 != "PlumbTesting" }.sorted()
  }

  /// Reads the list of a module.
  ///
  /// The members of each type are read as those of a structure, which is what Swift's grammar asks.
  static func read(_ text: String, module: String, into members: DeclaredMembers) {
    var owners: [(name: String, lines: [String])] = [("", [])]
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        owners[owners.count - 1].lines.append(plain(line.dropFirst(2)))
      } else if let head = Head(line) {
        open(head, module: module, in: members)
        owners.append((head.name, []))
      } else if !line.hasPrefix("@_exported") {
        owners.append(("", [plain(line)]))
      }
    }
    let source = owners.map { owner in
      owner.name.isEmpty
        ? owner.lines.joined(separator: "\n")
        : "struct _X {\n\(owner.lines.joined(separator: "\n"))\n}"
    }.joined(separator: "\n")
    let visitor = SourceDeclarations(DeclaredMembers())
    var names = owners.lazy.map(\.name).filter { !$0.isEmpty }.makeIterator()
    for item in Parser.parse(source: source).statements {
      if let group = item.item.as(StructDeclSyntax.self), let owner = names.next() {
        visitor.read(group.memberBlock, of: owner)
      } else {
        visitor.walk(item)
      }
    }
    for (name, type) in visitor.members.types {
      for (member, signatures) in type.members {
        members.types[name, default: DeclaredType(module: "")]
          .members[member, default: []] += signatures
      }
    }
    members.globals.merge(visitor.members.globals, uniquingKeysWith: +)
    members.aliases.merge(visitor.members.aliases) { $1 }
  }

  /// A line as Swift reads it.
  private static func plain(_ line: Substring) -> String {
    var line = line
    for word in ["requirement ", "nonisolated "] {
      while line.hasPrefix(word) { line = line.dropFirst(word.count) }
    }
    return String(line)
  }

  private static func open(_ head: Head, module: String, in members: DeclaredMembers) {
    var type = members.types[head.name] ?? DeclaredType(module: head.isExtension ? "" : module)
    if !head.isExtension {
      type.module = module
      type.isProtocol = head.isProtocol
    }
    type.bases += head.bases
    members.types[head.name] = type
  }

  /// The line of a type or an extension.
  private struct Head {
    var name = ""
    var bases: [String] = []
    var isExtension = false
    var isProtocol = false

    /// Creates a head; nil for the line of something else.
    init?(_ line: Substring) {
      var rest = line
      while let space = rest.firstIndex(of: " ") {
        let word = rest[..<space]
        rest = rest[rest.index(after: space)...]
        switch word {
        case "class", "struct", "enum", "actor": break
        case "protocol": isProtocol = true
        case "extension": isExtension = true
        case "open", "final", "indirect": continue
        case _ where word.hasPrefix("@"): continue
        default: return nil
        }
        name = String(rest.prefix { !":<,".contains($0) && !$0.isWhitespace })
        if let clause = rest.range(of: " where ") { rest = rest[..<clause.lowerBound] }
        // Bases stand after the last colon outside of angles: generic arguments have some too.
        var depth = 0
        for index in rest.indices {
          if rest[index] == "<" { depth += 1 }
          if rest[index] == ">" { depth -= 1 }
          if rest[index] == ":", depth == 0 {
            bases += rest[rest.index(after: index)...].split(separator: ",").flatMap {
              $0.split(separator: ":")
            }.map { base in
              String(base.trimmingCharacters(in: .whitespaces).prefix { $0 != "<" })
            }
            break
          }
        }
        return
      }
      return nil
    }
  }
}
