import Foundation
import TestSupport
import Testing

/// The types that a program meets first have complete documentation.
struct TypeDocumentationTests {
  /// Types of one kind, by their files below `Sources`, and why they are in the list.
  struct Group: Sendable {
    let title: String
    let why: String
    let folder: String
    let files: [String]

    var paths: [String] { files.map { "\(folder)/\($0).swift" } }
  }

  static let groups: [Group] = [
    Group(
      title: "UIKit", why: "What a screen of an app for iOS is made of, and what draws it.",
      folder: "UIKit",
      files: [
        "Views/UIView", "Controllers/UIViewController", "Controllers/Application/UIWindow",
        "Controls/Text/UILabel", "Controls/UIButton", "Controls/UIImageView", "Values/UIImage",
        "Views/Stacks/UIStackView", "Views/Scrolling/UIScrollView",
        "Controls/Text/UITextField", "Controls/Text/UITextView", "Controls/UISwitch",
        "Controls/UISlider", "Controls/UISegmentedControl", "Views/Tables/UITableView",
        "Views/Tables/UITableViewCell", "Views/Collections/UICollectionView",
        "Controllers/Containers/UINavigationController", "Documents/Storyboards/UIStoryboard",
        "Documents/Loading/UINib", "Values/UIColor", "Values/Fonts/UIFont",
        "Values/UIBezierPath", "Values/UIGraphicsImageRenderer", "Values/Traits/UITraitCollection",
        "Views/UILayoutGuide",
      ]),
    Group(
      title: "AppKit", why: "What a window of an app for macOS is made of, and what draws it.",
      folder: "AppKit",
      files: [
        "Views/NSView", "Controllers/NSViewController", "Controllers/Application/NSWindow",
        "Controls/NSTextField", "Controls/NSButton", "Values/NSImage", "Controls/NSImageView",
        "Views/Stacks/NSStackView", "Views/Stacks/NSGridView",
        "Views/Scrolling/NSScrollView", "Views/NSLayoutGuide", "Values/NSColor",
        "Values/Fonts/NSFont", "Values/NSBezierPath", "Documents/Loading/NSNib",
      ]),
    Group(
      title: "Layout", why: "What every constraint of either toolkit is stated with.",
      folder: "LayoutTree",
      files: [
        "Constraints/NSLayoutConstraint", "Constraints/Anchors/NSLayoutAnchor",
        "Constraints/Anchors/NSLayoutDimension", "Values/LayoutPriority",
        "Tree/Profile/LayoutProfile",
      ]),
    Group(
      title: "Insets", why: "Margins, safe areas and alignment rectangles are stated with them.",
      folder: "UIKit", files: ["Values/UIEdgeInsets"]),
    Group(
      title: "Directions",
      why: "Margins that follow the direction of reading are stated with them.",
      folder: "CollectionLayouts", files: ["NSDirectionalEdgeInsets"]),
    Group(
      title: "Drawing", why: "What `draw(_:)` and pictures use.", folder: "Drawing",
      files: ["Context/CGContext", "Path/CGPath", "Colour/CGColor", "Image/CGImage"]),
    Group(
      title: "Transforms", why: "Views, layers, paths and contexts take them.",
      folder: "LayoutGeometry", files: ["CGAffineTransform"]),
    Group(
      title: "Layers", why: "Corners, shadows and shapes of views are theirs.",
      folder: "QuartzCore",
      files: ["Layers/CALayer", "Layers/CAShapeLayer"]),
    Group(
      title: "Solver", why: "A program that solves rows by itself needs these five.",
      folder: "Simplex",
      files: ["Solver", "LinearExpression", "Variable", "Priority", "Infeasibility"]),
  ]

  static let paths = groups.flatMap(\.paths)

  /// The parts of the list at the end of the documentation.
  static let parts = ["Units", "Errors", "Complexity", "SeeAlso"]

  /// The lines of the compiled examples, file by file, without blank ones and indentation.
  static let compiled: [[String]] = CitationTests.texts(in: "Tests/GuideTests/TypeExamples").map {
    $0.text.components(separatedBy: "\n").map(stripped).filter { !$0.isEmpty }
  }

  static func stripped(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }

  /// Whether the example is the body of a test that compares its output.
  static func isRun(_ type: DocumentedType) -> Bool {
    let body = type.code.map(stripped).filter { !$0.isEmpty }
    let test =
      ["let print = PrintedLines()"] + body + [
        "let documented = try DocumentedType(\"\(type.path)\")",
        "#expect(print.lines == documented.output)",
      ]
    return compiled.contains { $0.contains(test) }
  }

  @Test func thereAreSixtyTypes() {
    #expect(Self.paths.count == 60)
    #expect(Set(Self.paths).count == 60)
    #expect(Self.groups.allSatisfy { !$0.why.isEmpty })
  }

  @Test(arguments: paths)
  func everyPartIsThere(path: String) throws {
    let type = try DocumentedType(path)
    #expect(!type.summary.isEmpty && type.summary.hasSuffix("."))
    #expect(type.comment.count <= 40)
    for part in Self.parts {
      let text = try #require(type.part(part), "\(path) has no - \(part):")
      #expect(text.hasSuffix("."), "\(path): \(part)")
    }
  }

  /// The output itself is compared where the example runs.
  @Test(arguments: paths)
  func theExampleIsRun(path: String) throws {
    let type = try DocumentedType(path)
    #expect((4...10).contains(type.example.count))
    #expect(!type.output.isEmpty)
    #expect(type.code.contains { $0.contains("print(") })
    #expect(Self.isRun(type), "no function in Tests/GuideTests/TypeExamples is this example")
  }

  /// A source is Apple's documentation, a rule, a decision or a header.
  @Test(arguments: paths)
  func theSourceIsNamed(path: String) throws {
    let source = try #require(DocumentedType(path).part("SeeAlso"))
    let isApples = source.contains("Apple, \"")
    #expect(isApples || path.hasPrefix("Simplex/") && source.contains("`"), "\(path): \(source)")
    for document in source.components(separatedBy: "`") where document.hasPrefix("Documentation/") {
      let file = SourceTree.package.appendingPathComponent(document)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path) names \(document)")
    }
  }

  /// Without these, a change of format could leave the tests above with nothing to look at.
  @Test func aCommentIsRead() throws {
    let text = """
      /// Another type.
      public struct B {}

      /// A thing
      /// of two lines.
      ///
      /// More.
      ///
      /// ```swift
      /// let a = A()
      ///
      /// if true { print(a) }  // A()
      /// ```
      ///
      /// - Units: Points,
      ///   y down.
      /// - Complexity: O(1).
      @MainActor
      @preconcurrency public final class A: B {
      """
    let type = try DocumentedType("M/A.swift", text: text)
    #expect(type.module == "M" && type.name == "A")
    #expect(type.summary == "A thing of two lines.")
    #expect(type.code == ["let a = A()", "", "if true { print(a) }"])
    #expect(type.output == ["A()"])
    #expect(type.part("Units") == "Points, y down.")
    #expect(type.part("Complexity") == "O(1).")
    #expect(type.part("Errors") == nil)
    #expect(!Self.isRun(type))
    #expect(throws: DocumentedType.Failure.self) { try DocumentedType("M/C.swift", text: text) }
  }
}
