/// The access of tools to the files of the served folder.
struct ServedAccess {
  /// Whether no tool writes files.
  var isReadOnly = false
  /// Whether tools build packages, which runs their code.
  var builds = false
  /// The folder of the toolset for packages; nil for that of this tool's sources.
  var toolset: String?

  /// The tools that may be called.
  var tools: [AgentTool] { AgentTool.allCases.filter { builds || !$0.isBuild } }
}
