import Drawing
import Foundation
import FoundationShims
import ImageFilters
import Testing

/// Filters, against the arithmetic that their reference states.
@Suite struct FilterTests {
  private let area = CGRect(x: 0, y: 0, width: 4, height: 4)
  private func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
    -> CIImage
  {
    CIImage(color: CIColor(red: red, green: green, blue: blue, alpha: alpha)).cropped(to: area)
  }
  /// The colour at a pixel as bytes, premultiplied.
  private func bytes(_ image: CIImage?, x: Int = 0, y: Int = 0) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 4)
    guard let image else { return bytes }
    CIContext().render(
      image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1),
      format: .RGBA8, colorSpace: nil)
    return bytes
  }

  @Test func colors() {
    let rows: [(name: String, values: [String: Any], expected: [UInt8])] = [
      ("CIColorInvert", [:], [204, 153, 51, 255]),
      ("CIColorControls", ["inputSaturation": 0.0], [99, 99, 99, 255]),
      ("CIColorControls", ["inputBrightness": 0.2], [102, 153, 255, 255]),
      ("CIColorControls", ["inputContrast": 2.0], [0, 77, 255, 255]),
      ("CIPhotoEffectMono", [:], [99, 99, 99, 255]),
      ("CIPhotoEffectNoir", [:], [99, 99, 99, 255]),
      ("CIPhotoEffectTonal", [:], [99, 99, 99, 255]),
      ("CIMaximumComponent", [:], [204, 204, 204, 255]),
      ("CIMinimumComponent", [:], [51, 51, 51, 255]),
      ("CIColorPosterize", ["inputLevels": 2.0], [0, 0, 255, 255]),
      ("CIColorThreshold", ["inputThreshold": 0.4], [0, 255, 255, 255]),
      ("CIGammaAdjust", ["inputPower": 2.0], [10, 41, 163, 255]),
      ("CIMaskToAlpha", [:], [99, 99, 99, 99]),
      ("CIExposureAdjust", ["inputEV": 0.0], [51, 102, 204, 255]),
      ("CIHueAdjust", ["inputAngle": 2 * Double.pi / 3], [204, 51, 102, 255]),
      ("CIVibrance", ["inputAmount": 0.0], [51, 102, 204, 255]),
      ("CISepiaTone", ["inputIntensity": 0.0], [51, 102, 204, 255]),
      ("CISepiaTone", ["inputIntensity": 1.0], [137, 122, 95, 255]),
      ("CIColorMonochrome", ["inputColor": CIColor.white], [99, 99, 99, 255]),
      (
        "CIFalseColor", ["inputColor0": CIColor.black, "inputColor1": CIColor.green],
        [0, 99, 0, 255]
      ),
      ("CIColorMatrix", ["inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0)], [204, 102, 204, 255]),
      ("CIColorMatrix", ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)], [26, 51, 102, 128]),
      (
        "CIColorClamp", ["inputMaxComponents": CIVector(x: 0.1, y: 1, z: 1, w: 1)],
        [26, 102, 204, 255]
      ),
    ]
    for row in rows {
      let result = bytes(plain(0.2, 0.4, 0.8).applyingFilter(row.name, parameters: row.values))
      let isNear = zip(result, row.expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
      #expect(isNear, "\(row.name) \(result), not \(row.expected)")
    }
  }

  @Test(
    arguments: [
      ("CISourceOverCompositing", [128, 0, 127, 255]), ("CISourceInCompositing", [128, 0, 0, 128]),
      ("CISourceOutCompositing", [0, 0, 0, 0]), ("CISourceAtopCompositing", [128, 0, 127, 255]),
      ("CIAdditionCompositing", [128, 0, 255, 255]), ("CIMaximumCompositing", [128, 0, 255, 255]),
      ("CIMinimumCompositing", [0, 0, 0, 128]), ("CIMultiplyCompositing", [0, 0, 0, 128]),
      ("CIMultiplyBlendMode", [0, 0, 127, 255]), ("CIScreenBlendMode", [128, 0, 255, 255]),
      ("CIDarkenBlendMode", [0, 0, 127, 255]), ("CILightenBlendMode", [128, 0, 255, 255]),
      ("CIDifferenceBlendMode", [128, 0, 255, 255]), ("CIExclusionBlendMode", [128, 0, 255, 255]),
      ("CIHardLightBlendMode", [128, 0, 127, 255]), ("CIOverlayBlendMode", [0, 0, 255, 255]),
    ] as [(String, [UInt8])])
  func combinations(_ row: (name: String, expected: [UInt8])) throws {
    let filter = try #require(CIFilter(name: row.name))
    filter.setValue(plain(1, 0, 0, 0.5), forKey: kCIInputImageKey)
    filter.setValue(plain(0, 0, 1), forKey: kCIInputBackgroundImageKey)
    let result = bytes(filter.outputImage)
    let isNear = zip(result, row.expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
    #expect(isNear, "\(row.name) \(result), not \(row.expected)")
  }

  @Test func masksAndTransitions() throws {
    for name in ["CIBlendWithMask", "CIBlendWithAlphaMask"] {
      let filter = try #require(
        CIFilter(
          name: name,
          parameters: [
            kCIInputImageKey: plain(1, 0, 0), kCIInputBackgroundImageKey: plain(0, 0, 1),
            kCIInputMaskImageKey: CIImage.white.cropped(
              to: CGRect(x: 0, y: 0, width: 2, height: 4)),
          ]))
      #expect(bytes(filter.outputImage, x: 0) == [255, 0, 0, 255], "\(name)")
      #expect(bytes(filter.outputImage, x: 3) == [0, 0, 255, 255], "\(name)")
    }
    let dissolve = CIFilter(
      name: "CIDissolveTransition",
      parameters: [
        kCIInputImageKey: plain(1, 0, 0), kCIInputTargetImageKey: plain(0, 0, 1),
        kCIInputTimeKey: 0.2,
      ])
    #expect(bytes(dissolve?.outputImage) == [204, 0, 51, 255])
    #expect(plain(0, 1, 0).composited(over: plain(1, 0, 0)).extent == area)
    #expect(CIFilter(name: "CIBlendWithMask")?.outputImage == nil)
  }

  @Test func places() throws {
    let dot = plain(1, 1, 1).composited(over: CIImage.empty())
    let moved = dot.transformed(by: CGAffineTransform(translationX: 10, y: -3))
    #expect(moved.extent == CGRect(x: 10, y: -3, width: 4, height: 4))
    #expect(bytes(moved, x: 13, y: 0) == [255, 255, 255, 255] && bytes(moved, x: 0, y: 0)[3] == 0)
    let scaled = dot.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 3])
    #expect(scaled.extent.size == CGSize(width: 12, height: 12))
    let cut = dot.applyingFilter(
      "CICrop",
      parameters: ["inputRectangle": CIVector(cgRect: CGRect(x: 1, y: 1, width: 2, height: 2))])
    #expect(cut.extent == CGRect(x: 1, y: 1, width: 2, height: 2))
    let turned = dot.applyingFilter(
      "CIAffineTransform",
      parameters: [kCIInputTransformKey: CGAffineTransform(rotationAngle: .pi / 2)])
    #expect(abs(turned.extent.minX + 4) < 1.01)
    #expect(
      dot.applyingFilter("CIAffineClamp").extent == .infinite
        && dot.clampedToExtent().extent == .infinite)
    #expect(bytes(dot.clampedToExtent(), x: 90, y: -9) == [255, 255, 255, 255])
    #expect(dot.transformed(by: .identity, highQualityDownsample: true).extent == area)
    // Orientations keep the corner at the origin.
    let tall = CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 5))
    for number in 1...8 as ClosedRange<Int32> {
      let result = tall.oriented(forExifOrientation: number).extent
      #expect(result.origin == .zero && result.width == (number > 4 ? 5 : 2), "\(number)")
    }
    // The pixel at the upper left as stored. Source: Exif 2.3, "Orientation".
    let corner = CIImage.white.cropped(to: CGRect(x: 0, y: 4, width: 1, height: 1)).composited(
      over: tall)
    let shown = [(0, 4), (1, 4), (1, 0), (0, 0), (0, 1), (4, 1), (4, 0), (0, 0)]
    for (number, place) in zip(Int32(1)...8, shown) {
      let turned = corner.oriented(forExifOrientation: number)
      #expect(bytes(turned, x: place.0, y: place.1) == [255, 255, 255, 255], "\(number)")
    }
    #expect(tall.oriented(.right).extent.width == 5)
    #expect(tall.orientationTransform(forExifOrientation: 9) == .identity)
    let orientations: [CGImagePropertyOrientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    #expect(orientations.map(\.rawValue) == Array(1...8))
  }

  @Test func focus() throws {
    let dot = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    let soft = dot.applyingGaussianBlur(sigma: 3)
    #expect(soft.extent.width > 12 && bytes(soft)[3] < 20)
    // A blur moves light, and keeps its sum but for the rounding of each pixel.
    let block = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 20, height: 20))
    let wide = block.applyingGaussianBlur(sigma: 2)
    let image = try #require(CIContext().createCGImage(wide, from: wide.extent))
    let sum = stride(from: 3, to: image.pixels.count, by: 4).reduce(0) {
      $0 + Int(image.pixels[$1])
    }
    #expect(abs(sum - 400 * 255) < 400 * 255 / 100 && image.width == Int(wide.extent.width))
    for (name, radius) in [("CIGaussianBlur", 2.0), ("CIBoxBlur", 1)] {
      let large = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
      let result = large.applyingFilter(name, parameters: [kCIInputRadiusKey: radius])
      #expect(bytes(result, x: 20, y: 20)[3] >= 254, "\(name)")
      #expect(bytes(result, x: 0, y: 20)[3] < 255, "\(name)")
    }
    let squares = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
      .composited(over: CIImage.black.cropped(to: CGRect(x: 0, y: 0, width: 16, height: 8)))
      .applyingFilter("CIPixellate", parameters: ["inputCenter": CIVector(x: 4, y: 0)])
    #expect(
      bytes(squares, x: 1) == [255, 255, 255, 255] && bytes(squares, x: 15) == [0, 0, 0, 255])
    let corners = plain(1, 1, 1).applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1])
    #expect(bytes(corners, x: 0)[0] < bytes(corners, x: 2, y: 2)[0])
    #expect(plain(1, 0, 0, 0.5).settingAlphaOne(in: area).extent == area)
    #expect(dot.premultiplyingAlpha() === dot)
  }

  @Test func generators() {
    let far = CGRect(x: 100, y: 100, width: 1, height: 1)
    for (name, values, x, expected) in [
      ("CIConstantColorGenerator", ["inputColor": CIColor.blue], 5, [0, 0, 255, 255]),
      (
        "CICheckerboardGenerator", ["inputCenter": CIVector(x: 0, y: 0), kCIInputWidthKey: 4.0], 5,
        [0, 0, 0, 255]
      ),
      (
        "CIStripesGenerator", ["inputCenter": CIVector(x: 0, y: 0), kCIInputWidthKey: 4.0], 1,
        [255, 255, 255, 255]
      ),
      ("CILinearGradient", ["inputPoint1": CIVector(x: 10, y: 0)], 20, [0, 0, 0, 255]),
      ("CIRadialGradient", [kCIInputCenterKey: CIVector(x: 0, y: 0)], 1, [255, 255, 255, 255]),
    ] as [(String, [String: Any], Int, [UInt8])] {
      let image = CIFilter(name: name, parameters: values)?.outputImage
      #expect(image?.extent == .infinite && bytes(image, x: x) == expected, "\(name)")
      #expect(image?.cropped(to: far).extent == far)
    }
  }

  @Test func filtersTellTheirInputs() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.name == "CISepiaTone" && filter.isEnabled)
    #expect(filter.inputKeys == ["inputImage", kCIInputIntensityKey])
    #expect(filter.outputKeys == [kCIOutputImageKey] && filter.outputImage == nil)
    filter.setValue(0.3, forKey: kCIInputIntensityKey)
    #expect((filter.copy() as? CIFilter)?.value(forKey: kCIInputIntensityKey) as? Double == 0.3)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    #expect(filter.attributes[kCIAttributeFilterName] as? String == "CISepiaTone")
    #expect(filter.attributes[kCIAttributeFilterDisplayName] != nil)
    let input = filter.attributes[kCIInputIntensityKey] as? [String: Any]
    #expect(input?[kCIAttributeDefault] as? Double == 1)
    #expect(CIFilter(name: "CINoSuchFilter") == nil && CIFilter().outputImage == nil)
    let names = CIFilter.filterNames(inCategory: nil)
    #expect(names.count > 40 && names == CIFilter.filterNames(inCategories: nil))
    #expect(CIFilter.localizedName(forFilterName: "CICrop") == "CICrop")
    for name in names { #expect(CIFilter(name: name)?.inputKeys.isEmpty == false, "\(name)") }
    let keys = [
      kCIInputAspectRatioKey, kCIInputAngleKey, kCIInputColorKey, kCIInputSaturationKey,
      kCIInputBrightnessKey, kCIInputContrastKey, kCIInputEVKey, kCIInputSharpnessKey,
      kCIInputExtentKey,
    ]
    #expect(Set(keys).count == 9)
    #expect(plain(1, 0, 0).applyingFilter("CINoSuchFilter").extent == .zero)
  }

  @Test func typedFilters() {
    let code = CIFilter.qrCodeGenerator()
    code.message = Data("plumb".utf8)
    code.correctionLevel = "H"
    #expect(
      code.outputImage?.extent.width == 23 && code.correctionLevel == "H" && code.message.count == 5
    )
    let bars = CIFilter.code128BarcodeGenerator()
    bars.message = Data("12".utf8)
    (bars.quietSpace, bars.barcodeHeight) = (2, 10)
    // Start, one pair, check and stop: 11 modules each, and 13.
    #expect(bars.outputImage?.extent.size == CGSize(width: 50, height: 14))
    let image = plain(0.2, 0.4, 0.8)
    let blur = CIFilter.gaussianBlur()
    (blur.inputImage, blur.radius) = (image, 2)
    #expect((blur.outputImage?.extent.width ?? 0) > 4)
    let box = CIFilter.boxBlur()
    (box.inputImage, box.radius) = (image, 1)
    let controls = CIFilter.colorControls()
    (controls.inputImage, controls.saturation, controls.brightness, controls.contrast) = (
      image, 0, 0, 1
    )
    #expect(bytes(controls.outputImage)[0] == 99)
    let mono = CIFilter.colorMonochrome()
    (mono.inputImage, mono.color, mono.intensity) = (image, .white, 1)
    let sepia = CIFilter.sepiaTone()
    (sepia.inputImage, sepia.intensity) = (image, 1)
    let tinted = CIFilter.falseColor()
    (tinted.inputImage, tinted.color0, tinted.color1) = (image, .black, .green)
    let squares = CIFilter.pixellate()
    (squares.inputImage, squares.center, squares.scale) = (image, .zero, 2)
    let corners = CIFilter.vignette()
    (corners.inputImage, corners.intensity, corners.radius) = (image, 1, 1)
    let exposure = CIFilter.exposureAdjust()
    (exposure.inputImage, exposure.ev) = (image, 1)
    let hue = CIFilter.hueAdjust()
    (hue.inputImage, hue.angle) = (image, 1)
    let inverse = CIFilter.colorInvert()
    inverse.inputImage = image
    let mask = CIFilter.maskToAlpha()
    mask.inputImage = image
    let blend = CIFilter.blendWithMask()
    (blend.inputImage, blend.backgroundImage, blend.maskImage) = (image, image, image)
    let gradient = CIFilter.linearGradient()
    (gradient.point0, gradient.point1) = (.zero, CGPoint(x: 4, y: 0))
    (gradient.color0, gradient.color1) = (.red, .green)
    let scale = CIFilter.lanczosScaleTransform()
    (scale.inputImage, scale.scale, scale.aspectRatio) = (image, 2, 1)
    #expect(scale.outputImage?.extent.width == 8)
    for filter in [
      CIFilter.sourceOverCompositing(), CIFilter.multiplyBlendMode(), CIFilter.screenBlendMode(),
      CIFilter.sourceAtopCompositing(), CIFilter.additionCompositing(),
    ] {
      (filter.inputImage, filter.backgroundImage) = (image, image)
      #expect(filter.outputImage?.extent == area)
    }
    let others: [any CIFilterProtocol] = [
      box, mono, sepia, tinted, squares, corners, exposure, hue, inverse, mask, blend, gradient,
    ]
    #expect(others.allSatisfy { $0.outputImage != nil })
    let kinds: [Any.Type] = [
      (any CIQRCodeGenerator).self, (any CICode128BarcodeGenerator).self, (any CIGaussianBlur).self,
      (any CIBoxBlur).self, (any CIColorControls).self, (any CIColorInvert).self,
      (any CIColorMonochrome).self, (any CISepiaTone).self, (any CIFalseColor).self,
      (any CIPixellate).self, (any CIVignette).self, (any CIExposureAdjust).self,
      (any CIHueAdjust).self, (any CIMaskToAlpha).self, (any CIBlendWithMask).self,
      (any CICompositeOperation).self, (any CILinearGradient).self,
      (any CILanczosScaleTransform).self,
    ]
    #expect(kinds.count == 18)
  }

  @Test func codesRefuseWhatTheyCannotHold() {
    #expect(
      CIFilter(name: "CICode128BarcodeGenerator", parameters: ["inputMessage": "ü"])?.outputImage
        == nil)
    #expect(
      CIFilter(
        name: "CIQRCodeGenerator",
        parameters: ["inputMessage": Data(repeating: 1, count: 2954), "inputCorrectionLevel": "L"])?
        .outputImage == nil)
    #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
  }
}
