import Foundation
import Testing

/// `plumb build --survey`, with a program of a toolset that prints what it is asked.
@Suite struct SurveyCommandTests {
  private func toolset(status: Int = 1) throws -> FakeToolset {
    let toolset = try FakeToolset()
    try toolset.writeProgram(
      "cat \"$2\"; echo; echo \"$1 $4 $(basename \"$3\")\"; exit \(status)", to: "bin/plumb-survey")
    try toolset.write("", to: "bin/plumb-survey.uikit")
    try toolset.write("import UIKit", to: "Sources/Cards/A.swift", in: toolset.package)
    try toolset.write("import UIKit", to: "Sources/Cards/Inner/B.swift", in: toolset.package)
    try toolset.write("import UIKit", to: "Sources/Base/C.swift", in: toolset.package)
    try toolset.write("import UIKit", to: "Sources/Base/.hidden/D.swift", in: toolset.package)
    return toolset
  }

  private struct Request: Decodable {
    struct Module: Decodable {
      var name: String
      var sources: [String]
      var isListed: Bool
    }
    var library: String
    var modules: [Module]
    var lacksDependencies: Bool
  }

  private func request(_ result: Tool.Result) throws -> Request {
    try JSONDecoder().decode(Request.self, from: Data(try #require(result.lines.first).utf8))
  }

  @Test func theProgramIsAskedOfThePackagesSources() throws {
    let toolset = try toolset()
    let result = try toolset.run(["build", "--survey"])
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.lines.last == "report text plumb-survey.uikit")
    let request = try request(result)
    #expect(request.library == "UIKit" && !request.lacksDependencies)
    #expect(request.modules.map(\.name).sorted() == ["Base", "Cards"])
    let names = request.modules.flatMap(\.sources).map { path in
      String(path.split(separator: "/").last ?? "")
    }
    #expect(names.sorted() == ["A.swift", "B.swift", "C.swift"])
    let areListed = request.modules.allSatisfy { $0.isListed }
    #expect(areListed)
  }

  /// Dependencies beside the package are read, and listed for what they declare; others are missing.
  @Test func dependencies() throws {
    let toolset = try toolset(status: 0)
    try toolset.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Cards", dependencies: [.package(path: "Near"), .package(url: "https://example.com/Far.git", from: "1.0.0")],
        targets: [
          .target(name: "Cards", dependencies: ["Base", .product(name: "Near", package: "Near")], exclude: ["Inner"]),
          .target(name: "Base", path: "Sources/Base", sources: ["C.swift"]),
        ])

      """, to: "Package.swift", in: toolset.package)
    try toolset.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Near\", targets: [.target(name: \"Near\")])\n",
      to: "Near/Package.swift", in: toolset.package)
    try toolset.write("import UIKit", to: "Near/Sources/Near/N.swift", in: toolset.package)
    let result = try toolset.run(["build", "--survey", "--format", "json"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.last == "report json plumb-survey.uikit")
    let request = try request(result)
    // What others import stands before them.
    #expect(request.modules.map(\.name) == ["Near", "Base", "Cards"])
    #expect(request.modules.map(\.isListed) == [false, true, true])
    #expect(request.modules.map(\.sources.count) == [1, 1, 1])
    #expect(request.lacksDependencies)
    try toolset.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Far\", targets: [])\n",
      to: ".build/checkouts/Far/Package.swift", in: toolset.package)
    let later = try self.request(try toolset.run(["build", "--survey"]))
    #expect(!later.lacksDependencies)
  }

  @Test func aToolsetWithoutASurvey() throws {
    let toolset = try FakeToolset()
    let result = try toolset.run(["build", "--survey"])
    #expect(result.status == 2)
    #expect(result.errors.contains("has no survey"))
  }

  @Test func aToolsetOfAnotherLibrary() throws {
    let result = try toolset().run(["build", "--survey", "--appkit"])
    #expect(result.status == 2)
    #expect(result.errors.contains("The toolset is for UIKit"))
  }

  @Test func aProgramThatEndsEarly() throws {
    let result = try toolset(status: 70).run(["build", "--survey"])
    #expect(result.status == 2)
    #expect(result.errors.contains("ended early"))
  }

  @Test func aManifestThatIsBroken() throws {
    let toolset = try toolset()
    try toolset.write("broken", to: "Package.swift", in: toolset.package)
    let result = try toolset.run(["build", "--survey"])
    #expect(result.status == 2)
    #expect(result.errors.contains("The manifest cannot be read"))
  }

  @Test func optionsThatDoNotGoTogether() throws {
    #expect(try Tool.run(["build", "--format", "json"]).status == 64)
    #expect(try Tool.run(["build", "--survey", "--", "-c", "release"]).status == 64)
    #expect(try Tool.run(["build", "--survey", "--format", "yaml"]).status == 64)
    let result = try Tool.run(["build", "--survey", "--package", "/nowhere/at/all"])
    #expect(result.status == 2)
    #expect(result.errors.contains("does not contain a package"))
  }
}
