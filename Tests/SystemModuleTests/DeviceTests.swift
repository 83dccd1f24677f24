import AVFoundation
import Accelerate
import CoreLocation
import CoreVideo
import Foundation
import MetalPerformanceShaders
import TestActivities
import Testing
import UIKit
import WebKit

/// Modules for devices that are not here, and additions to reports of tests.
@Suite struct DeviceTests {
  private final class Device: MTLDevice {
    let name = "a test's"
    func makeCommandQueue() -> (any MTLCommandQueue)? { nil }
  }

  @Test func noDeviceCalculates() {
    #expect(MTLCreateSystemDefaultDevice() == nil && MTLCopyAllDevices().isEmpty)
    let device = Device()
    #expect(!MPSSupportsMTLDevice(device))
    let threshold = MPSImageThresholdBinary(
      device: device, thresholdValue: 0.5, maximumValue: 1, linearGrayColorTransform: nil)
    #expect(threshold.thresholdValue == 0.5 && threshold.maximumValue == 1)
    #expect(MPSImageGaussianBlur(device: device, sigma: 3).sigma == 3)
  }

  @Test func numbersOf16Bits() throws {
    var half = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 16)
    defer { half.free() }
    var single = try vImage_Buffer(width: 3, height: 2, bitsPerPixel: 32)
    defer { single.free() }
    #expect(half.rowBytes == 6 && single.rowBytes == 12 && half.size == CGSize(width: 3, height: 2))
    let values: [Float] = [0, 0.5, 1, -2, 100, 1024]
    for (index, value) in values.enumerated() {
      single.data.storeBytes(of: value, toByteOffset: index * 4, as: Float.self)
    }
    #expect(vImageConvert_PlanarFtoPlanar16F(&single, &half, 0) == kvImageNoError)
    single.data.initializeMemory(as: UInt8.self, repeating: 0, count: 24)
    #expect(vImageConvert_Planar16FtoPlanarF(&half, &single, 0) == kvImageNoError)
    #expect(
      values.indices.allSatisfy {
        single.data.load(fromByteOffset: $0 * 4, as: Float.self) == values[$0]
      })
    var small = try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 16)
    defer { small.free() }
    #expect(vImageConvert_Planar16FtoPlanarF(&small, &single, 0) == kvImageBufferSizeMismatch)
    #expect(throws: vImage.Error.invalidParameter) {
      try vImage_Buffer(width: 0, height: 1, bitsPerPixel: 32)
    }
    #expect(throws: vImage.Error.self) { try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 3) }
  }

  @Test func noDisplayCalls() {
    var link: CVDisplayLink?
    #expect(CVDisplayLinkCreateWithCGDisplay(0, &link) == kCVReturnInvalidDisplay && link == nil)
    // Functions of links cannot be called without one.
    let functions: [Any] = [
      CVDisplayLinkSetOutputCallback, CVDisplayLinkSetCurrentCGDisplay,
      CVDisplayLinkGetActualOutputVideoRefreshPeriod,
    ]
    #expect(functions.count == 3)
  }

  @MainActor @Test func attachments() throws {
    let text = XCTAttachment(string: "words")
    #expect(text.data == Data("words".utf8) && text.uniformTypeIdentifier == "public.plain-text")
    text.lifetime = .keepAlways
    text.name = "a name"
    #expect(text.lifetime == .keepAlways && text.name == "a name")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let picture = XCTAttachment(image: image, quality: .low)
    #expect(picture.uniformTypeIdentifier == "public.png" && picture.data == image.pngData())
    #expect(XCTAttachment(data: Data([1]), uniformTypeIdentifier: "a.b").data == Data([1]))
    #expect(XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/no such file")).data == nil)
    let result = XCTContext.runActivity(named: "a part") { activity in
      activity.add(text)
      return activity.name
    }
    #expect(result == "a part")
    #expect(throws: CancellationError.self) {
      try XCTContext.runActivity(named: "x") { _ in throw CancellationError() }
    }
  }

  private final class Loader: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      urlSchemeTask.didFinish()
    }
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
      urlSchemeTask.didFailWithError(CancellationError())
    }
  }

  @MainActor @Test func schemesOfPrograms() {
    let settings = WKWebViewConfiguration()
    let loader = Loader()
    settings.setURLSchemeHandler(loader, forURLScheme: "own")
    #expect(settings.urlSchemeHandler(forURLScheme: "own") === loader)
    #expect(settings.urlSchemeHandler(forURLScheme: "http") == nil)
  }

  @MainActor @Test func picturesOfWebViews() {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    var sizes: [CGSize?] = []
    view.takeSnapshot(with: nil) { image, _ in sizes.append(image?.size) }
    let part = WKSnapshotConfiguration()
    part.rect = CGRect(x: 10, y: 0, width: 20, height: 10)
    part.snapshotWidth = 60
    part.afterScreenUpdates = false
    view.takeSnapshot(with: part) { image, _ in sizes.append(image?.size) }
    part.rect = .zero
    view.takeSnapshot(with: part) { image, error in
      #expect((error as NSError?)?.domain == WKErrorDomain)
      sizes.append(image?.size)
    }
    #expect(sizes == [CGSize(width: 40, height: 20), CGSize(width: 60, height: 30), nil])
  }

  @Test func placesWithDoubts() {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3,
      horizontalAccuracy: 4, verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8,
      speedAccuracy: 9, timestamp: Date(timeIntervalSince1970: 0),
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true, andExternalAccessoryState: false))
    #expect(place.courseAccuracy == 7 && place.speedAccuracy == 9 && place.ellipsoidalAltitude == 3)
    #expect(place.sourceInformation?.isSimulatedBySoftware == true && place.floor?.level == nil)
    #expect(CLLocation(latitude: 1, longitude: 2).speedAccuracy == -1)
    #expect(CLProximity.far.rawValue == 3 && CLRegionState.outside.rawValue == 2)
    #expect(CLActivityType.airborne.rawValue == 5 && CLDeviceOrientation.faceDown.rawValue == 6)
    #expect(CLAccuracyAuthorization.reducedAccuracy.rawValue == 1)
  }

  /// There is no camera that makes an object, so that none is transformed.
  @MainActor @Test func objectsOfCameras() {
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    let transform: (AVMetadataObject) -> AVMetadataObject? = layer.transformedMetadataObject(for:)
    #expect(layer.connection == nil && "\(type(of: transform))".contains("AVMetadataObject"))
  }
}
