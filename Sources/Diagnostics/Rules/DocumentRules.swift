/// Documents and their constraints.
extension Rule {
  /// Something in a document that was not understood, or not as its author may have meant; each finding says
  /// how much it matters.
  package static let document = Rule(
    "document", .warning, "something in a document that was not understood or looks wrong",
    page: RulePage(
      sees: """
        What a document says and cannot mean: constraints without an item, an attribute or a relation that is \
        known, priorities above 1000, frames of negative size, runtime attributes without a value of their type, \
        pictures that cannot be shown. The finding has the severity of its case.
        """,
      fires: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <rect key="frame" x="120" y="40" width="-100" height="50"/>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
        </view>
        """,
      fix: """
        Correct what the finding names, in the document's source or in Interface Builder.
        """,
      limits: """
        Attributes that are not known here are ignored. A document that cannot be read at all is not a finding \
        but an error.
        """))

  /// A file of translations that cannot be read.
  package static let brokenStrings = Rule(
    "broken-strings", .warning, "a file of translations that cannot be read",
    page: RulePage(
      sees: """
        Translations beside a document, in .strings and .xcstrings files of its name, that cannot be read: the \
        document is not laid out in their language.
        """,
      fires: """
        Main.xib
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
              <label opaque="NO" text="Title" id="Ttl-00-001">
                <rect key="frame" x="0.0" y="0.0" width="120" height="20.5"/>
              </label>
            </objects>
          </document>
        de.lproj/Main.strings
          "Ttl-00-001.text" = "Titel
        """,
      passes: """
        Main.xib
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
          toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
              <label opaque="NO" text="Title" id="Ttl-00-001">
                <rect key="frame" x="0.0" y="0.0" width="120" height="20.5"/>
              </label>
            </objects>
          </document>
        de.lproj/Main.strings
          "Ttl-00-001.text" = "Titel";
        """,
      fix: "Correct the file at the place of the finding.",
      limits: """
        Files of other names, such as Localizable.strings, are not read. Only the first mistake of a file is \
        reported.
        """,
      form: .files))

  /// An element that is a view for Interface Builder and nothing here.
  package static let unknownElement = Rule(
    "unknown-element", .note, "an element without a class here, for which a plain view stands",
    page: RulePage(
      sees: """
        Elements that are views by their frame and for which there is no class here. A plain view of the same \
        frame stands for each, without its content size and its drawing.
        """,
      fires: """
        <gaugeView contentMode="scaleToFill" id="Gau-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
        </gaugeView>
        """,
      passes: """
        <view contentMode="scaleToFill" customClass="GaugeView" id="Gau-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
        </view>
        """,
      fix: "Nothing is wrong with the document; report the element, or turn the rule off.",
      limits: """
        Frames next to such a view may differ from Apple's, where they depend on its content.
        """))

  /// A view without a stored frame, as a document has it that was never laid out.
  package static let noFrame = Rule(
    "no-frame", .note, "a view without a stored frame, which starts at zero",
    page: RulePage(
      sees: """
        Views without a stored frame, as merges and tools leave them behind: they start at zero, and constraints \
        or the parent must give them a size.
        """,
      fires: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """,
      fix: "Open and save the document in Interface Builder, which writes the frame.",
      limits: "Bars, hidden scrollers and others that tools write without a frame are silent."))

  /// Constraints that contradict each other.
  package static let conflict = Rule(
    "conflict", .error, "constraints that conflict, one of which was broken",
    page: RulePage(
      sees: """
        Required constraints that no layout can satisfy together. Layout names the smallest set that excludes one \
        another and the constraint that it broke; masks, content sizes, guides, stacks and grids take part under their \
        own names. Conflicts with the same stack or grid are one finding. The width of a table's cell counts as the \
        table's; for a cell in a document of its own a contradiction is reported that the smallest and the largest \
        current phone both have. What contradicts itself on a device that nothing names is a warning.
        """,
      fires: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
            <constraint firstAttribute="width" constant="120" id="Con-00-002"/>
            <constraint firstAttribute="height" constant="50" id="Con-00-003"/>
          </constraints>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="120" height="50"/>
          <constraints>
            <constraint firstAttribute="width" priority="750" constant="100" id="Con-00-001"/>
            <constraint firstAttribute="width" constant="120" id="Con-00-002"/>
            <constraint firstAttribute="height" constant="50" id="Con-00-003"/>
          </constraints>
        </view>
        """,
      fix: """
        Remove one of the constraints, or lower its priority. The finding names a change that resolves it and adds no \
        other finding, if there is one; `plumb check --fix` makes it.
        """,
      limits: """
        What depends on the height that the canvas gives a cell, or on any size of a collection's item, is not \
        reported: another frame replaces it at run time. What comes from the canvas alone is a note, since no program \
        has it: the status bar above the view of a nib, and the size at which it keeps a root of a macOS document. `plumb explain` lists all of them.
        """))
}
