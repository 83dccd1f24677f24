/// Examples for several pages about catalogues.
package enum CatalogExamples {
  /// An image set with one picture at one scale.
  package static let star = """
    Art.xcassets/Star.imageset/Contents.json
      {"images": [
        {"filename": "star.png", "idiom": "universal", "scale": "1x"}
      ]}
    Art.xcassets/Star.imageset/star.png: PNG, 24 × 24 pixels
    """

  /// A set with a picture that has a shadow but no alignment insets.
  package static let shadowedCard = """
    Art.xcassets/Card.imageset/Contents.json
      {"images": [
        {"filename": "card@2x.png", "idiom": "universal", "scale": "2x"}
      ]}
    Art.xcassets/Card.imageset/card@2x.png: PNG at 2x, a card with a shadow
    """

  /// The same set with suitable insets.
  package static let insetCard = """
    Art.xcassets/Card.imageset/Contents.json
      {"images": [
        {"alignment-insets": {"top": 8, "left": 12, "bottom": 28, "right": 20},
         "filename": "card@2x.png", "idiom": "universal", "scale": "2x"}
      ]}
    Art.xcassets/Card.imageset/card@2x.png: PNG at 2x, a card with a shadow
    """
}
