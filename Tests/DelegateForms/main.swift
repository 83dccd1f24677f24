import Foundation

// Writes all forms below the folder that is given, `Sources`, and prints their paths.
let sources = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "Sources")
for (path, text) in try Forms.files(sources: sources).sorted(by: { $0.key < $1.key }) {
  let url = sources.appendingPathComponent(path)
  try text.write(to: url, atomically: true, encoding: .utf8)
  print(url.path)
}
let requirements = sources.appendingPathComponent(Forms.requirementsPath)
try Forms.requirements(sources: sources).write(to: requirements, atomically: true, encoding: .utf8)
print(requirements.path)
