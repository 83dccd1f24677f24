import Foundation
import GoldenFiles
import TestSupport

/// Programs that compare a text with a schema.
enum Validator {
  /// Why tests that need them are skipped where they are missing.
  static let comment = "Scripts/bootstrap --validators installs xmllint and Python's jsonschema"

  private static let xmllint = Program("xmllint")
  /// The first Python that has the validator.
  private static let python: Program? = ["python3", "/usr/bin/python3"].lazy
    .compactMap { Program($0) }
    .first { (try? $0.run(["-W", "ignore", "-c", "import jsonschema"]).status) == 0 }

  static var hasXML: Bool { xmllint != nil }
  static var hasJSON: Bool { python != nil }

  /// The faults of an XML text by a schema of the package; empty for a valid one.
  static func faults(xml text: String, _ schema: String) throws -> String {
    let file = try file(text)
    let run = try xmllint?.run(["--noout", "--schema", Repository.path(schema), file])
    return run?.status == 0 ? "" : "xmllint ends with \(run?.status ?? -1)"
  }

  /// The faults of a JSON text by a schema of the package, one a line; empty for a valid one.
  static func faults(json text: String, _ schema: String) throws -> String {
    let script = """
      import json, sys, jsonschema
      schema, text = (json.load(open(path, encoding='utf-8')) for path in sys.argv[1:])
      kind = jsonschema.validators.validator_for(schema)
      kind.check_schema(schema)
      for error in kind(schema, format_checker=jsonschema.FormatChecker()).iter_errors(text):
          print(list(error.path), error.message[:200])
      print('done')
      """
    let run = try python?.run(
      ["-W", "ignore", "-c", script, Repository.path(schema), try file(text)])
    guard let run, run.status == 0, run.output.hasSuffix("done\n") else {
      return "the validator failed: \(run?.output ?? "")"
    }
    return String(run.output.dropLast(5))
  }

  private static func file(_ text: String) throws -> String {
    let url = try TestFolder.make().appendingPathComponent("text")
    try Data(text.utf8).write(to: url)
    return url.path
  }
}
