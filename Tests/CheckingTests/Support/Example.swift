import Diagnostics
import Foundation
import NibBuilding
import TestSupport
import Workbench

@testable import Checking

/// A folder with a document made of an example, and with the files that belong to it.
struct Example {
  let folder: URL
  let document: URL

  /// Writes an example and its files.
  init(_ text: String, _ form: RulePage.Form = .views, files: [String: String] = [:]) throws {
    folder = try TestFolder.make()
    document = folder.appendingPathComponent(form == .scenes ? "Main.storyboard" : "Main.xib")
    if form == .files {
      try ExampleFiles(text).write(to: folder)
    } else {
      let views = form == .code ? try PageClasses.object(for: text) : text
      try Data(Self.document(views, form == .code ? .views : form).utf8).write(to: document)
    }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// What a check of the folder finds.
  @MainActor func findings() throws -> [Finding] { findings(of: folder.path) }

  /// What a check of the document alone finds.
  @MainActor func findingsAlone() throws -> [Finding] { findings(of: document.path) }

  /// What `plumb insets` finds in the folder: with `--check`, then with `--write`.
  func insetFindings() -> [Finding] {
    let report = InsetReport(paths: [folder.path])
    let misfits = report.misfits
    let writer = InsetWriter(report, isForced: false)
    return misfits + writer.refused + writer.written
  }

  @MainActor private func findings(of path: String) -> [Finding] {
    var options = NibOptions()
    options.usesCustomClasses = true
    return CheckRun.report(on: [path], options: options).findings
  }

  /// The document of an example: elements of the first column go where a document has them.
  static func document(_ text: String, _ form: RulePage.Form) -> String {
    if form == .document { return text }
    let parts = elements(of: text)
    let resources = parts.filter { $0.hasPrefix("<resources") }.joined(separator: "\n")
    let others = parts.filter { !$0.hasPrefix("<resources") }
    if form == .scenes {
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
          <scenes>
        \(others.joined(separator: "\n"))
          </scenes>
        \(resources)
        </document>
        """
    }
    let constraints = form == .views ? others.filter { $0.hasPrefix("<constraint ") } : []
    let views = form == .views ? others.filter { !$0.hasPrefix("<constraint ") } : []
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="Roo-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
      \(views.joined(separator: "\n"))
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <constraints>
      \(constraints.joined(separator: "\n"))
            </constraints>
          </view>
      \(form == .objects ? others.joined(separator: "\n") : "")
        </objects>
      \(resources)
      </document>
      """
  }

  /// The elements that begin in the first column.
  private static func elements(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: []) {
      elements, line in
      if line.hasPrefix("<"), !line.hasPrefix("</") {
        elements.append(String(line))
      } else if !elements.isEmpty {
        elements[elements.count - 1] += "\n" + line
      }
    }
  }
}
