internal import ReportFormats

extension AgentTool {
  /// The maximum number of characters of an answer's text.
  static let maximumText = 20_000

  /// Returns the command lines that answer a call.
  ///
  /// - Throws: A mistake in the arguments that concerns several of them.
  func task(
    _ arguments: ToolArguments, _ access: ServedAccess, seconds: Double
  ) throws(ToolArguments.Mistake) -> ToolWorker.Task {
    var task = ToolWorker.Task(steps: [], limit: Self.maximumText, seconds: seconds)
    func layout(_ options: (String, String)...) -> [String] {
      options.flatMap { arguments.options($0.0, $0.1) }
    }
    let surroundings = layout(
      ("device", "device"), ("orientation", "orientation"), ("size", "size"),
      ("direction", "direction"), ("text-size", "text_size"), ("appearance", "appearance"))
    let layouts = layout(
      ("device", "devices"), ("direction", "directions"), ("text-size", "text_sizes"))
    let scene = arguments.options("scene", "scene")
    let package = arguments.options("package", "package")
    let toolset = access.toolset.map { ["--toolset=\($0)"] } ?? []
    // Behind it, no word is an option.
    let path = ["--"] + arguments.list("path")
    let paths = ["--"] + arguments.list("paths")
    switch self {
    case .check: task.steps = [["check"] + layouts + paths]
    case .tree: task.steps = [["frames", "--format=numbered"] + scene + surroundings + path]
    case .picture:
      var options = ["--scale=\(arguments.number("scale") ?? 1)"]
      if arguments.flag("screen") == true { options.append("--screen") }
      if arguments.flag("marks") != false { options.append("--marks") }
      if arguments.flag("tree") != false { options.append("--tree") }
      task.kind = .picture
      task.steps = [["render", "-o", "-"] + options + scene + surroundings + path]
    case .why:
      task.steps = [["explain"] + arguments.options("view", "view") + surroundings + path]
    case .whatIf:
      task.steps = [["explain"] + arguments.options("what-if", "changes") + surroundings + path]
    case .repair:
      task.steps =
        arguments.flag("write") == true
        ? [["check", "--fix"] + paths]
        : [["check", "--fix", "--dry-run"] + paths, ["explain"] + paths]
    case .diff:
      // Behind -- are paths at a revision, so these stand before it and must not look like options.
      let states = (arguments.list("old") + arguments.list("new")).map {
        $0.hasPrefix("-") ? "./" + $0 : $0
      }
      task.steps = [["diff"] + layouts + states]
    case .compareRevision:
      let revisions = [arguments.text("revision") ?? "HEAD"] + arguments.list("to")
      for revision in revisions where revision.isEmpty || revision.hasPrefix("-") {
        throw ToolArguments.Mistake(message: "A revision is a name, such as HEAD~1.")
      }
      task.steps = [
        ["diff", "--findings"] + arguments.options("expect", "expect") + layouts + revisions + paths
      ]
    case .explainLog:
      let sources =
        arguments.list("sources").map { "--in=\($0)" }
        + (arguments.flag("reasons") == true ? [] : ["--brief"])
      switch (arguments.text("text"), arguments.text("path")) {
      case (let text?, nil):
        task.input = text
        task.steps = [["explain"] + sources + ["-"]]
      case (nil, _?): task.steps = [["explain"] + sources + path]
      default: throw ToolArguments.Mistake(message: "State either text or path.")
      }
    case .previews:
      task.kind = .previews
      task.steps = [
        ["render", "--previews", "--marks", "--tree", "--scale=1"] + package + toolset
          + surroundings
      ]
    case .test:
      task.kind = .test
      let filter = arguments.list("filter").flatMap { ["--filter", $0] }
      let folder = arguments.list("package").map { "--in=\($0)" }
      task.steps = [
        ["test"] + package + toolset + surroundings + ["--", "--quiet"] + filter,
        ["explain", "--brief"] + folder + ["-"],
      ]
    }
    return task
  }
}
