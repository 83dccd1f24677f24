import Foundation
import Testing

/// The ledgers of what is missing cannot lie: no name in a ledger's first list is declared.
struct LedgerTests {
  @Test(arguments: ["UIKit", "AppKit", "Drawing"])
  func aListedNameIsNotDeclared(ledger: String) throws {
    let names = try Self.names(inLedger: ledger)
    #expect(names.count > 5)
    for name in names {
      let found = Self.declarations(of: name)
      #expect(found.isEmpty, "\(ledger).md lists \(name), but there is \(found)")
    }
  }

  /// The same search finds what is there, in each way in which a ledger can name it.
  @Test(arguments: [
    "UILabel", "UIView.ContentMode", "UIView.alignmentRectInsets", "UIView.addLayoutGuide",
    "UIView.init(frame:", "UIView.insertSubview(_:belowSubview:", "UIGraphicsGetCurrentContext",
    "CGBlendMode.multiply",
  ])
  func aDeclaredNameIsFound(name: String) {
    #expect(!Self.declarations(of: name).isEmpty)
  }

  /// The names between backquotes in the first list of a ledger.
  static func names(inLedger ledger: String) throws -> [String] {
    let url = SourceTree.package.appendingPathComponent("Documentation/Remaining/\(ledger).md")
    let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let list = lines.drop { !$0.hasPrefix("- ") }.prefix { !$0.isEmpty }.joined(separator: " ")
    // Every second part lies between two backquotes.
    return list.components(separatedBy: "`").enumerated().compactMap { index, part in
      index.isMultiple(of: 2) ? nil : part
    }
  }

  /// The declarations that a ledger's name means: `Type`, `function`, `Type.member`, or
  /// `Type.function(label:other:`.
  static func declarations(of name: String) -> [Declaration] {
    let call = name.split(separator: "(", maxSplits: 1)
    let parts = (call.first ?? "").split(separator: ".").map(String.init)
    guard let last = parts.last else { return [] }
    let owner = parts.dropLast().last
    let isType = last.first?.isUppercase == true
    let labels = call.count > 1 ? call[1].split(separator: ":") : []
    return SourceTree.declarations.filter { declaration in
      guard declaration.names.contains(last), declaration.kind != .extension else { return false }
      // Types may be nested anywhere and global functions may begin with a capital letter.
      if isType { return declaration.kind.isType || declaration.kind == .func }
      guard declaration.owner == owner else { return false }
      guard let first = labels.first else { return true }
      return ["(", "?("].contains { declaration.text.contains("\(last)\($0)\(first)") }
        && labels.dropFirst().allSatisfy { declaration.text.contains(",\($0)") }
    }
  }
}
