import InlineDocuments
import Testing

@testable import IBDocument

/// Colours and fonts.
struct ColorElementTests {
  private func color(_ attributes: String, inner: String = "") throws -> ColorElement {
    let view = try Inline.view(
      "<view id=\"v\"><rect key=\"frame\"/><color key=\"backgroundColor\" \(attributes)>\(inner)"
        + "</color></view>")
    return try #require(view.color("backgroundColor"))
  }

  @Test(arguments: [
    #"red="1" green="0.5" blue="0.25" alpha="0.75" colorSpace="calibratedRGB""#,
    #"red="1" green="0.5" blue="0.25" alpha="0.75" colorSpace="custom" customColorSpace="sRGB""#,
  ])
  func componentsAreKept(attributes: String) throws {
    let expected = ColorElement.RGBA(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
    #expect(try color(attributes).components == expected)
  }

  @Test(arguments: [
    #"white="0.5" alpha="1" colorSpace="calibratedWhite""#,
    #"white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
  ])
  func whiteIsAllThree(attributes: String) throws {
    #expect(try color(attributes).components == .init(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
  }

  /// CSS Color 4: the P3 red primary is `color(srgb 1.0930 -0.2267 -0.1501)`.
  @Test func displayP3IsConverted() throws {
    let red = try color(
      #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    let components = try #require(red.components)
    #expect(abs(components.red - 1.0930) < 0.001)
    #expect(abs(components.green + 0.2267) < 0.001)
    #expect(abs(components.blue + 0.1501) < 0.001)
    let white = try color(
      #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    #expect(abs((white.components?.green ?? 0) - 1) < 0.0001)
  }

  @Test(
    arguments: [
      (#"systemColor="labelColor""#, nil, "labelColor"),
      (#"cocoaTouchSystemColor="darkTextColor""#, nil, "darkTextColor"),
      (
        #"systemColor="secondaryLabelColor" cocoaTouchSystemColor="darkTextColor""#, nil,
        "secondaryLabelColor"
      ),
      (#"name="controlColor" catalog="System" colorSpace="catalog""#, nil, "controlColor"),
      (#"name="Brand""#, "Brand", nil),
    ] as [(String, String?, String?)])
  func namesAreToldApart(attributes: String, name: String?, systemName: String?) throws {
    let color = try color(attributes)
    #expect(color.name == name)
    #expect(color.systemName == systemName)
    #expect(color.components == nil)
  }

  @Test func resourcesAreListed() throws {
    let document = try Inline.read(
      Inline.xib(
        "",
        resources: """
          <resources><image name="star" width="20" height="19.5"/>
          <image name="trash" catalog="system" width="128" height="120"/>
          <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1" \
          colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          <systemColor name="systemBackgroundColor"><color white="1" alpha="1" \
          colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
          </resources>
          """))
    #expect(document.images["star"]?.height == 19.5)
    #expect(document.images["star"]?.isSystem == false)
    #expect(document.images["trash"]?.isSystem == true)
    #expect(document.namedColors["Brand"]?.components?.red == 1)
    #expect(document.systemColors["systemBackgroundColor"]?.components?.blue == 1)
  }

  @Test(arguments: [
    (#"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>"#, "boldSystem"),
    (#"<font key="fontDescription" size="20" metaFont="menu"/>"#, "menu"),
    (
      #"<fontDescription key="fontDescription" name="Futura-Bold" family="Futura" pointSize="20"/>"#,
      "Futura-Bold"
    ),
  ])
  func fonts(element: String, name: String) throws {
    let view = try Inline.view("<label id=\"l\"><rect key=\"frame\"/>\(element)</label>")
    let font = try #require(view.font())
    #expect(font.pointSize == 20)
    #expect(font.type ?? font.metaFont ?? font.name == name)
  }

  @Test func textStyles() throws {
    let view = try Inline.view(
      #"<label id="l"><rect key="frame"/><fontDescription key="fontDescription" "#
        + #"style="UICTFontTextStyleBody"/></label>"#)
    #expect(view.font()?.style == "UICTFontTextStyleBody")
  }
}
