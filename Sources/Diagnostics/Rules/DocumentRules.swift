/// Rules about documents and their constraints.
extension Rule {
  /// A part of a document that was not understood, or that may not be intended.
  ///
  /// Each finding has its own severity.
  package static let document = Rule(
    "document", .documents, .warning,
    "something in a document that was not understood or looks wrong",
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

  /// An element that is a view in Interface Builder but is not supported here.
  package static let unknownElement = Rule(
    "unknown-element", .documents, .note,
    "an element without a class here, for which a plain view stands",
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

  /// A view without a stored frame, as in a document that was never laid out.
  package static let noFrame = Rule(
    "no-frame", .documents, .note, "a view without a stored frame, which starts at zero",
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
}
