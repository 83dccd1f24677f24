public import Foundation
import SwiftParser
import SwiftSyntax

/// A count of the uses of a framework's members in the sources of repositories.
public struct Census {
  /// The frameworks whose clients are counted.
  public enum Framework: String, CaseIterable, Sendable {
    case uikit = "UIKit"
    case appkit = "AppKit"
  }

  let framework: Framework
  let declared = DeclaredMembers()
  private(set) var counts = UseCounts()
  /// The names of members that extensions in any counted source declare, which may be theirs.
  private(set) var extensionMembers: Set<String> = []
  private(set) var repositories: [String] = []

  /// The modules whose members count, with those that the front exports.
  static let counted: Set<String> = [
    "UIKit", "AppKit", "Drawing", "LayoutTree", "QuartzCore", "PDFPictures", "ViewDrawing",
    "NibBuilding", "CoreGraphics", "UniformTypeIdentifiers",
  ]

  /// The modules of the language and its libraries, whose members are known and not counted.
  static let known = [
    "Swift", "_Concurrency", "Dispatch", "FoundationEssentials", "FoundationInternationalization",
    "Foundation", "FoundationNetworking", "FoundationShims", "LayoutGeometry", "ViewPreviews",
  ]

  /// Creates a census of a framework's clients, with symbol graphs in a folder for each module.
  public init(of framework: Framework, graphs: URL) throws {
    self.framework = framework
    let other: Framework = framework == .uikit ? .appkit : .uikit
    for module in Self.known + Self.counted.sorted() where module != other.rawValue {
      let folder = graphs.appendingPathComponent(module)
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      try SymbolGraphs.read(module: module, in: graphs, into: declared)
    }
  }

  /// Names that compilers have refused since Swift 4.2, and that tell sources of before.
  static let former = [
    "UIControlState", "UIControlEvents", "UITableViewCellStyle", "UITableViewCellSelectionStyle",
    "UITableViewStyle", "UITableViewAutomaticDimension", "UIViewAnimationOptions",
    "UILayoutConstraintAxis", "UILayoutPriorityRequired", "UILayoutPriorityDefaultHigh",
    "UIBarButtonSystemItem", "UIEdgeInsetsMake(", "UIApplicationLaunchOptionsKey",
    "UIFontWeightLight", "UIAlertActionStyle", "UIAlertControllerStyle",
    "UIImagePickerControllerOriginalImage", "UIKeyboardFrameEndUserInfoKey",
    "NSFontAttributeName", "NSForegroundColorAttributeName", "constraintsWithVisualFormat",
    "CGRectMake(", "CGPointMake(", "CGSizeMake(", ".sharedApplication()", ".currentDevice()",
    ".mainBundle()", ".defaultCenter()", "segue.destinationViewController", "NSWindowStyleMask",
    "NSEventMask", "NSOnState", "NSOffState", "NSFileHandlingPanelOKButton", "NSModalResponseOK",
    "NSPasteboardTypeString", "NSStatusBar.system()", "NSWorkspace.shared()", "NSApp()",
    "NSScreen.main()", "NSTableViewAnimationOptions",
  ]

  /// Whether a source is one of a client of the framework, and of a version of Swift that is still read.
  func imports(_ text: String) -> Bool {
    if Self.former.contains(where: { text.contains($0) }) { return false }
    let names = framework == .uikit ? ["UIKit"] : ["AppKit", "Cocoa"]
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split(separator: " ")
      guard let first = words.firstIndex(of: "import"), words.count > first + 1 else {
        return false
      }
      return names.contains { words[first + 1] == $0 || words[first + 1].hasPrefix("\($0).") }
    }
  }

  /// Counts the sources of a repository.
  public mutating func count(_ folder: URL) {
    let collected = SourceDeclarations(DeclaredMembers(over: declared))
    var trees: [SourceFileSyntax] = []
    for source in Self.sources(in: folder) {
      guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
      let tree = Parser.parse(source: text)
      collected.walk(tree)
      if imports(text) { trees.append(tree) }
    }
    extensionMembers.formUnion(collected.extensionMembers)
    guard !trees.isEmpty else { return }
    let counter = UseCounter(
      collected.members, repository: folder.lastPathComponent, counted: Self.counted,
      prefixes: framework == .uikit
        ? ["UI", "CA", "CG", "CT", "CI"] : ["NS", "CA", "CG", "CT", "CI"])
    for tree in trees { counter.walk(tree) }
    repositories.append(folder.lastPathComponent)
    counts += counter.total
  }

  static func sources(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .filter { file in
        // Longer files are generated.
        (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize).map { $0 < 300_000 } ?? false
      }
      .sorted { $0.path < $1.path }
  }

  /// The share of uses that are declared, and the missing members by the number of repositories that use them.
  public func report(limit: Int = 400) -> String {
    let isForeign = { (use: Use) in
      extensionMembers.contains(use.name)
    }
    let missing = counts.missing.filter { !isForeign($0.key) }
    let uses = missing.values.reduce(0) { $0 + $1.values.reduce(0, +) }
    let share = 100 * Double(counts.declared) / Double(max(1, counts.declared + uses))
    var lines = [
      "repositories: \(repositories.count)",
      "uses declared: \(counts.declared), missing: \(uses), share: "
        + String(format: "%.2f %%", share),
      "", "| repositories | uses | member |", "| ---: | ---: | --- |",
    ]
    lines += Self.rows(missing, limit: limit)
    lines += ["", "Names that an extension of somebody declares:", ""]
    lines += Self.rows(counts.missing.filter { isForeign($0.key) }, limit: limit)
    return lines.joined(separator: "\n")
  }

  private static func rows(_ table: [Use: [String: Int]], limit: Int) -> [String] {
    let ranked = table.sorted { one, other in
      let (a, b) = (one.value, other.value)
      if a.count != b.count { return a.count > b.count }
      let (m, n) = (a.values.reduce(0, +), b.values.reduce(0, +))
      return m == n ? "\(one.key)" < "\(other.key)" : m > n
    }
    return ranked.prefix(limit).map { use, repositories in
      "| \(repositories.count) | \(repositories.values.reduce(0, +)) | `"
        + use.type + (use.member.isEmpty ? "" : ".\(use.member)") + "` |"
    }
  }
}
