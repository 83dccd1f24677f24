internal import Foundation
package import IBDocument

/// Documents written into the tests.
package enum Inline {
  /// The text of an iOS `.xib` around some objects, which start at line 3.
  package static func xib(
    _ objects: String, header: String = #"useAutolayout="YES""#, device: String = "",
    resources: String = "", tools: Int = 21507
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" \(header)>\(device)<objects>
    \(objects)
    </objects>\(resources)</document>
    """
  }

  /// The text of an iOS storyboard around some scenes.
  package static func storyboard(
    _ scenes: String, header: String = "", device: String = "", tools: Int = 21507
  )
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(header)>\(device)\
    <scenes>
    \(scenes)
    </scenes></document>
    """
  }

  /// A device element.
  package static func device(
    _ id: String, _ orientation: String = "portrait", adaptation: String = ""
  )
    -> String
  {
    let inner = adaptation.isEmpty ? "" : "<adaptation id=\"\(adaptation)\"/>"
    return "<device id=\"\(id)\" orientation=\"\(orientation)\">\(inner)</device>"
  }

  /// Reads a text.
  package static func read(_ text: String, classes: SizeClasses? = nil) throws(DocumentError)
    -> Document
  {
    try Document(data: Data(text.utf8), path: "test.xib", classes: classes)
  }

  /// Reads the text of a `.xib` and returns its first top-level view.
  package static func view(_ objects: String, device: String = "", classes: SizeClasses? = nil)
    throws
    -> ViewElement
  {
    let document = try read(xib(objects, device: device), classes: classes)
    guard let view = document.roots.first else { throw NoView() }
    return view
  }

  /// The inline document holds no view.
  package struct NoView: Error {}
}
