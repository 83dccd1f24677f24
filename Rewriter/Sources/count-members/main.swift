import Foundation
import MemberCensus

let usage = """
  usage: count-members --graphs FOLDER --framework UIKit|AppKit [--limit N] FOLDER

  Counts the uses of a framework's members in the Swift sources of repositories, one in each folder of FOLDER, and ranks
  those that are not declared. --graphs names a folder with the compiler's symbol graphs, a folder for each module.
  """

var options: [String: String] = [:]
var folders: [String] = []
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word.hasPrefix("--"), let value = words.popFirst() {
    options[word] = value
  } else {
    folders.append(word)
  }
}
guard let graphs = options["--graphs"], let folder = folders.first,
  let framework = options["--framework"].flatMap(Census.Framework.init)
else {
  print(usage)
  exit(64)
}
var census = try Census(of: framework, graphs: URL(fileURLWithPath: graphs))
let repositories = try FileManager.default.contentsOfDirectory(
  at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil
).filter(\.hasDirectoryPath).sorted { $0.path < $1.path }
for repository in repositories {
  FileHandle.standardError.write(Data("\(repository.lastPathComponent)\n".utf8))
  census.count(repository)
}
print(census.report(limit: options["--limit"].flatMap(Int.init) ?? 400))
