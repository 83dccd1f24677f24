import Foundation
import TestSupport
import Testing

/// The declarations of `CPango` and `CGdkPixbuf` against the headers of the system.
///
/// They are declared again, because the package files of these libraries state a flag that SwiftPM warns of in each
/// build. A call with another signature, or a type with another layout, would be undefined behaviour.
@Suite(.enabled(if: SystemTools.found != nil, "no pkg-config or no C compiler"))
struct SystemDeclarationTests {
  static let system = """
    #include <fontconfig/fontconfig.h>
    #include <pango/pangocairo.h>
    #include <pango/pangofc-fontmap.h>
    #include <gdk-pixbuf/gdk-pixbuf.h>
    """
  static let own = """
    #include "CPango/pango.h"
    #include "CGdkPixbuf/gdk-pixbuf.h"
    """
  /// The fields that Swift code may reach.
  static let fields = [
    "GError": ["domain", "code", "message"],
    "GSList": ["data", "next"],
    "PangoRectangle": ["x", "y", "width", "height"],
    "PangoAttribute": ["klass", "start_index", "end_index"],
    "PangoAnalysis": [
      "shape_engine", "lang_engine", "font", "level", "gravity", "flags", "script", "language",
      "extra_attrs",
    ],
    "PangoItem": ["offset", "length", "num_chars", "analysis"],
    "PangoGlyphItem": ["item", "glyphs"],
    "PangoGlyphString": ["num_glyphs", "glyphs", "log_clusters"],
    "PangoGlyphInfo": ["glyph", "geometry"],
    "PangoLayoutLine": ["layout", "start_index", "length", "runs"],
  ]
  /// Types that Swift code makes, so that their sizes count.
  static let sizes = [
    "GError", "GSList", "GQuark", "PangoRectangle", "PangoAttribute", "PangoAnalysis", "PangoItem",
    "PangoGlyphInfo",
    "PangoDirection", "PangoEllipsizeMode", "PangoStyle", "PangoTabAlign", "PangoVariant",
    "PangoWeight",
    "PangoWrapMode", "GConnectFlags", "GdkColorspace",
  ]

  /// A C compiler takes a second declaration of a function only if it is the same.
  @Test func callsHaveTheSystemsSignatures() throws {
    let result = try compile(
      "\(Self.system)\n#define SYSTEM_TYPES\n\(Self.own)\nint main(void) { return 0; }", run: false)
    #expect(result == "", "a declaration differs from the system's")
  }

  /// A wrong declaration is noticed.
  @Test func aWrongSignatureIsAnError() throws {
    let result = try compile(
      "\(Self.system)\nvoid pango_layout_set_width(PangoLayout *layout, double width);", run: false)
    #expect(result == nil)
  }

  @Test func typesAndConstantsAreTheSystems() throws {
    let constants =
      try enumerators() + [
        "PANGO_SCALE", "PANGO_ANALYSIS_FLAG_IS_ELLIPSIS", "PANGO_GLYPH_UNKNOWN_FLAG",
        "PANGO_GLYPH_EMPTY",
      ]
    #expect(constants.count > 15)
    var lines = constants.map { #"printf("\#($0) %ld\n", (long)\#($0));"# }
    lines += Self.sizes.map { #"printf("\#($0) %zu\n", sizeof(\#($0)));"# }
    for (type, fields) in Self.fields.sorted(by: { $0.key < $1.key }) {
      lines += fields.map {
        #"printf("\#(type).\#($0) %zu %zu\n", offsetof(\#(type), \#($0)), sizeof(((\#(type) *)0)->\#($0)));"#
      }
    }
    let body =
      "#include <stddef.h>\n#include <stdio.h>\nint main(void) {\n"
      + lines.joined(separator: "\n") + "\nreturn 0;\n}\n"
    let ours = try #require(try compile(Self.own + "\n" + body, run: true))
    let theirs = try #require(try compile(Self.system + "\n" + body, run: true))
    #expect(ours.split(separator: "\n") == theirs.split(separator: "\n"))
    #expect(ours.split(separator: "\n").count == lines.count)
  }

  /// The names in the enumerations of our headers.
  private func enumerators() throws -> [String] {
    try ["CPango/glib.h", "CPango/pango.h", "CGdkPixbuf/gdk-pixbuf.h"].flatMap { path in
      try String(
        contentsOf: SourceTree.package.appendingPathComponent("Sources/\(path)"), encoding: .utf8
      )
      .components(separatedBy: "typedef enum {").dropFirst()
      .flatMap { $0.prefix { $0 != "}" }.split(separator: ",") }
      .map { $0.prefix { $0 != "=" }.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
    }
  }

  /// Returns a program's output: an empty text if it is only checked, nil if it does not compile.
  private func compile(_ source: String, run: Bool) throws -> String? {
    let tools = try #require(SystemTools.found)
    let folder = try TestFolder.make()
    let file = folder.appendingPathComponent("probe.c")
    try Data(source.utf8).write(to: file)
    let flags = try tools.pkgConfig.run(["--cflags", "pangocairo", "gdk-pixbuf-2.0"])
    try #require(flags.status == 0)
    let program = folder.appendingPathComponent("probe").path
    let result = try tools.compiler.run(
      flags.output.split(whereSeparator: \.isWhitespace).map(String.init)
        + ["-I", SourceTree.package.appendingPathComponent("Sources").path, file.path]
        + (run ? ["-o", program] : ["-fsyntax-only"]))
    guard result.status == 0 else { return nil }
    return run ? try #require(Program(program)).run([]).output : ""
  }
}

/// The programs that read the system's headers.
private struct SystemTools {
  let pkgConfig: Program
  let compiler: Program

  static let found: SystemTools? = {
    guard let pkgConfig = Program("pkg-config"), let compiler = Program("clang", "cc", "gcc")
    else { return nil }
    return SystemTools(pkgConfig: pkgConfig, compiler: compiler)
  }()
}
