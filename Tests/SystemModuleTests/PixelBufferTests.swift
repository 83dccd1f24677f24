import CoreVideo
import Foundation
import Testing

@Suite struct PixelBufferTests {
  @Test func memory() throws {
    var made: CVPixelBuffer?
    let attributes = [kCVPixelBufferCGImageCompatibilityKey: true]
    #expect(
      CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_32BGRA, attributes as CFDictionary, &made)
        == kCVReturnSuccess)
    let buffer: CVImageBuffer = try #require(made)
    #expect(CVPixelBufferGetWidth(buffer) == 3 && CVPixelBufferGetHeight(buffer) == 2)
    #expect(CVPixelBufferGetBytesPerRow(buffer) == 12 && CVPixelBufferGetDataSize(buffer) == 24)
    #expect(CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA)
    #expect(CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
    bytes.storeBytes(of: 7, toByteOffset: 23, as: UInt8.self)
    #expect(bytes.load(fromByteOffset: 23, as: UInt8.self) == 7)
    #expect(CVPixelBufferUnlockBaseAddress(buffer, []) == kCVReturnSuccess)
    for (width, height) in [(0, 1), (-1, 1), (1 << 40, 1 << 40)] {
      let result = CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32ARGB, nil, &made)
      #expect(result == kCVReturnInvalidArgument && made == nil)
    }
    let unknown: OSType = 5
    #expect(CVPixelBufferCreate(nil, 1, 1, unknown, nil, &made) != kCVReturnSuccess)
    let keys: Set = [
      kCVPixelBufferPixelFormatTypeKey, kCVPixelBufferWidthKey, kCVPixelBufferHeightKey,
      kCVPixelBufferCGBitmapContextCompatibilityKey,
    ]
    #expect(keys.count == 4 && kCVPixelFormatType_32RGBA != kCVReturnError.magnitude)
    let same: CVBuffer = buffer
    #expect(same === buffer)
  }

  @Test func displaysAreNotThere() {
    var link: CVDisplayLink?
    #expect(
      CVDisplayLinkCreateWithActiveCGDisplays(&link) == kCVReturnInvalidDisplay && link == nil)
    if let link {
      CVDisplayLinkSetOutputHandler(link) { _, _, _, _, _ in kCVReturnSuccess }
      CVDisplayLinkStart(link)
      CVDisplayLinkStop(link)
      #expect(!CVDisplayLinkIsRunning(link))
    }
    let stamp = CVTimeStamp()
    #expect(stamp.videoTime == 0 && stamp.videoTimeScale == 0 && stamp.hostTime == 0)
    #expect(stamp.videoRefreshPeriod == 0)
    let time = CVTime(timeValue: 1, timeScale: 2, flags: 0)
    #expect(time.timeValue == 1 && time.timeScale == 2 && time.flags == 0)
  }
}
