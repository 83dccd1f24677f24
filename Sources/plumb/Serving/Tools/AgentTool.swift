internal import IBDocument
internal import NibBuilding
internal import ReportFormats
internal import Workbench

/// A tool of `plumb mcp`: a question that command lines answer.
enum AgentTool: String, CaseIterable {
  case check, tree, picture, why, repair, diff
  case whatIf = "what_if"
  case compareRevision = "compare_revision"
  case explainLog = "explain_log"
  case previews, test

  /// The title for people.
  var title: String {
    switch self {
    case .check: "Check documents"
    case .tree: "Frames of all views"
    case .picture: "Picture with numbered views"
    case .why: "Why a view is there"
    case .repair: "Verified repairs"
    case .diff: "Compare two layouts"
    case .whatIf: "Try a change"
    case .compareRevision: "Judge a change"
    case .explainLog: "Explain a log"
    case .previews: "Pictures of previews in code"
    case .test: "Run the tests of a package"
    }
  }

  /// The description for the model that calls the tool.
  var description: String {
    switch self {
    case .check:
      "Finds layout mistakes in .storyboard, .xib and .xcassets files: conflicts, ambiguous, overlapping and cut off views, small targets, low contrast. One line a finding: file:line:column."
    case .tree:
      "Lays a document out and lists its views, a line each: number, kind, id, name, frame (x, y, width, height in points in the root), line in the file."
    case .picture:
      "Draws a scene as PNG. The marks in it are the numbers of the tree, which comes with it."
    case .why:
      "Says which constraints determine a view's place and size, with their lines, and what lost against them."
    case .repair:
      "Finds repairs of what check reports, each verified by laying out again, and shows the lines that change; with write it changes the files. Conflicts come with all single changes that resolve them."
    case .diff:
      "Lists the views that differ between two files or folders, each below the edit that moves it."
    case .whatIf:
      "Tries changes without writing and lists what would move or break. Changes: \"ID.constant = 20\", \"NAME.text = Longer\", \"a.leading == b.trailing + 8 @750\", \"remove ID\", \"device = iPhone SE\"."
    case .compareRevision:
      "Says whether a change does what was meant: compares files with a revision of git, lists the edits with the views that they move, the findings that come and go, and whether expectations hold. Expectations: \"NAME moves down 8\", \"NAME gets wider\", \"NAME stays\", \"NAME.width = 120\", \"NAME appears\", \"nothing else changes\", \"no new findings\"."
    case .explainLog:
      "Explains a log with 'Unable to simultaneously satisfy constraints': the cause, and changes that end the conflict."
    case .previews:
      "Builds a package and draws each #Preview as PNG with the numbers of its tree, which comes with it."
    case .test:
      "Builds a package for iOS or macOS and runs its tests: the failures, and the causes of conflicts that the layout logged, with lines."
    }
  }

  /// Whether the tool builds a package.
  var isBuild: Bool { self == .previews || self == .test }

  /// Whether the tool never changes a file.
  func isReadOnly(_ access: ServedAccess) -> Bool {
    !isBuild && (self != .repair || access.isReadOnly)
  }

  /// The names of tools, for messages.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Returns the parameters.
  func parameters(_ access: ServedAccess) -> [ToolParameter] {
    let path = ToolParameter(
      name: "path", kind: .text, description: "A .storyboard or .xib file", isRequired: true,
      isPath: true)
    func scene(_ otherwise: String) -> ToolParameter {
      ToolParameter(
        name: "scene", kind: .text,
        description: "Scene, controller or root by id or name; default: \(otherwise)")
    }
    let view = ToolParameter(
      name: "view", kind: .text, description: "Id, name, text or class of the view",
      isRequired: true)
    switch self {
    case .check:
      return [
        ToolParameter(
          name: "paths", kind: .texts, description: "Files or folders", isRequired: true,
          isPath: true)
      ] + Self.layouts
    case .tree:
      return [path, scene("all")] + Self.surroundings
    case .picture:
      return [
        path, scene("the initial one"),
        ToolParameter(name: "screen", kind: .flag, description: "With bars and sheets around"),
        ToolParameter(name: "marks", kind: .flag, description: "Default: true"),
        ToolParameter(name: "tree", kind: .flag, description: "Default: true"),
        ToolParameter(name: "scale", kind: .number, description: "Pixels per point; default: 1"),
      ] + Self.surroundings
    case .why: return [path, view] + Self.surroundings
    case .whatIf:
      return [
        path,
        ToolParameter(name: "changes", kind: .texts, description: "", isRequired: true),
      ] + Self.surroundings
    case .repair:
      let write = ToolParameter(
        name: "write", kind: .flag, description: "Write the repairs into the files; default: false")
      return [
        ToolParameter(
          name: "paths", kind: .texts, description: "Files or folders", isRequired: true,
          isPath: true)
      ] + (access.isReadOnly ? [] : [write])
    case .diff:
      return ["old", "new"].map {
        ToolParameter(
          name: $0, kind: .text, description: "File or folder", isRequired: true, isPath: true)
      } + Self.layouts
    case .compareRevision:
      return [
        ToolParameter(
          name: "revision", kind: .text, description: "The state before; default: HEAD"),
        ToolParameter(
          name: "to", kind: .text, description: "The state after; default: the files as they are"),
        ToolParameter(
          name: "paths", kind: .texts, description: "Default: all", isPath: true),
        ToolParameter(name: "expect", kind: .texts, description: "Expectations"),
      ] + Self.layouts
    case .explainLog:
      return [
        ToolParameter(name: "text", kind: .text, description: "The log"),
        ToolParameter(name: "path", kind: .text, description: "Or its file", isPath: true),
        ToolParameter(
          name: "sources", kind: .text, description: "Folder in which to find the constraints",
          isPath: true),
        ToolParameter(
          name: "reasons", kind: .flag, description: "Also all constraints and reasons"),
      ]
    case .previews: return [Self.package] + Self.surroundings.filter { $0.name != "size" }
    case .test:
      return [
        Self.package,
        ToolParameter(
          name: "filter", kind: .text, description: "Names of tests, as swift test has it"),
        ToolParameter(name: "device", kind: .text, description: "Such as iPhone 15"),
      ]
    }
  }

  /// The parameter of the tools that build.
  private static let package = ToolParameter(
    name: "package", kind: .text, description: "Folder with Package.swift, or of an app's sources",
    isRequired: true, isPath: true)

  /// The parameters of a single layout.
  private static let surroundings = [
    ToolParameter(name: "device", kind: .text, description: "Such as iPhone SE"),
    ToolParameter(
      name: "orientation", kind: .choice(Device.Orientation.allCases.map(\.rawValue)),
      description: ""),
    ToolParameter(name: "size", kind: .text, description: "Such as 320x568"),
    ToolParameter(
      name: "direction", kind: .choice(Surroundings.Direction.allCases.map(\.rawValue)),
      description: ""),
    ToolParameter(
      name: "text_size", kind: .choice(TextSize.allCases.map(\.rawValue)), description: ""),
    ToolParameter(
      name: "appearance", kind: .choice(Surroundings.Appearance.allCases.map(\.rawValue)),
      description: ""),
  ]

  /// The parameters of all combinations of layouts.
  private static let layouts = [
    ToolParameter(name: "devices", kind: .texts, description: "All combinations are laid out"),
    ToolParameter(name: "directions", kind: .texts, description: "ltr, rtl"),
    ToolParameter(name: "text_sizes", kind: .texts, description: "Such as L, AX3"),
  ]

  /// The description for lists of tools, as JSON.
  func object(_ access: ServedAccess) -> JSONText {
    let parameters = parameters(access)
    let required = parameters.filter(\.isRequired).map { JSONText.string($0.name) }
    let schema = JSONText.object([
      ("type", .string("object")),
      ("properties", .object(parameters.map { ($0.name, $0.schema) })),
      ("required", .array(required)), ("additionalProperties", .bool(false)),
    ])
    let isSafe = isReadOnly(access)
    return .object([
      ("name", .string(rawValue)), ("title", .string(title)),
      ("description", .string(description)), ("inputSchema", schema),
      (
        "annotations",
        .object([
          ("title", .string(title)), ("readOnlyHint", .bool(isSafe)),
          ("destructiveHint", .bool(!isSafe && !isBuild)), ("idempotentHint", .bool(true)),
          ("openWorldHint", .bool(false)),
        ])
      ),
    ])
  }
}
