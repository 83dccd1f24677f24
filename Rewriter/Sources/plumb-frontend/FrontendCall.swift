/// One call of the compiler's frontend.
struct FrontendCall {
  /// The arguments, the name of the program first.
  let arguments: [String]
  /// The module that is compiled; nil for calls that compile none.
  let module: String?
  /// All sources of the module.
  let sources: [String]
  /// The folder that SwiftPM writes modules to; nil outside SwiftPM.
  let modules: String?
  /// The folders where imported modules are looked for.
  let folders: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
    var sources: [String] = []
    var module: String?
    var modules: String?
    var folders: [String] = []
    var index = 1
    func next() -> String? {
      index += 1
      return index < arguments.count ? arguments[index] : nil
    }
    while index < arguments.count {
      let argument = arguments[index]
      switch argument {
      case "-module-name": module = next()
      case "-I":
        guard let folder = next() else { break }
        folders.append(folder)
        if folder.hasSuffix("/Modules"), modules == nil { modules = folder }
      case "-filelist":
        sources += next().flatMap(Files.read)?.split(separator: "\n").map(String.init) ?? []
      case "-primary-file": break
      case _ where Self.takesValue.contains(argument): _ = next()
      case _ where argument.hasSuffix(".swift") && !argument.hasPrefix("-"):
        sources.append(argument)
      default: break
      }
      index += 1
    }
    let isFrontend = arguments.count > 1 && arguments[1] == "-frontend"
    self.module = isFrontend ? module : nil
    // A primary file may stand in the list as well.
    var known: Set<String> = []
    self.sources = sources.filter { known.insert($0).inserted }
    self.modules = modules
    self.folders = folders
  }

  /// Whether a compiled module can be imported.
  func has(_ module: String) -> Bool {
    folders.contains { Files.exists("\($0)/\(module).swiftmodule") }
  }

  /// Options whose value could be taken for a source.
  private static let takesValue: Set<String> = [
    "-o", "-main-input", "-Xcc", "-Xllvm", "-file-compilation-dir", "-package-name",
  ]
}
