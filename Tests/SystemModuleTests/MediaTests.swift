import AVFoundation
import Foundation
import QuartzCore
import Testing

/// Players, cameras and sound: what they are given is kept, and what is not there is said.
@MainActor @Suite struct MediaTests {
  @Test(arguments: [
    (CGSize(width: 2, height: 1), CGRect(x: 0, y: 25, width: 100, height: 50)),
    (CGSize(width: 1, height: 4), CGRect(x: 37.5, y: 0, width: 25, height: 100)),
    (CGSize(width: 0, height: 4), CGRect(x: 50, y: 50, width: 0, height: 0)),
  ])
  func rectanglesOfARatio(_ row: (ratio: CGSize, expected: CGRect)) {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(AVMakeRect(aspectRatio: row.ratio, insideRect: whole) == row.expected)
  }

  @Test func players() throws {
    let url = URL(fileURLWithPath: "/film.mov")
    let player = AVPlayer(url: url)
    let item = try #require(player.currentItem)
    #expect((item.asset as? AVURLAsset)?.url == url && item.status == .unknown && item.error == nil)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    player.pause()
    #expect(player.timeControlStatus == .paused && player.status == .unknown && player.error == nil)
    let time = CMTime(seconds: 2, preferredTimescale: 10)
    player.seek(to: time)
    #expect(player.currentTime() == time && item.currentTime() == time)
    var calls = 0
    player.seek(to: .zero) { _ in calls += 1 }
    item.seek(to: time) { _ in calls += 1 }
    player.seek(to: .zero, toleranceBefore: .zero, toleranceAfter: .zero)
    #expect(calls == 2 && player.currentTime() == .zero)
    let token = player.addPeriodicTimeObserver(forInterval: time, queue: nil) { _ in }
    player.removeTimeObserver(token)
    (player.volume, player.isMuted, player.actionAtItemEnd) = (0.5, true, .none)
    #expect(player.volume == 0.5 && player.isMuted && player.allowsExternalPlayback)
    #expect(
      player.automaticallyWaitsToMinimizeStalling && player.preventsDisplaySleepDuringVideoPlayback)
    #expect(
      item.duration.isIndefinite && item.presentationSize == .zero && item.loadedTimeRanges.isEmpty)
    #expect(
      !item.isPlaybackLikelyToKeepUp
        && Notification.Name.AVPlayerItemDidPlayToEndTime
          == AVPlayerItem.didPlayToEndTimeNotification
    )
    #expect(Notification.Name.AVPlayerItemPlaybackStalled != .AVPlayerItemFailedToPlayToEndTime)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentItem == nil && player.currentTime() == .zero)
    let queue = AVQueuePlayer(items: [item, AVPlayerItem(url: url)])
    queue.advanceToNextItem()
    #expect(queue.items().count == 1 && queue.currentItem !== item)
    queue.removeAllItems()
    #expect(queue.currentItem == nil)
    let states: [Int] = [
      AVPlayer.Status.readyToPlay.rawValue, AVPlayer.Status.failed.rawValue,
      AVPlayerItem.Status.readyToPlay.rawValue, AVPlayerItem.Status.failed.rawValue,
      AVPlayer.TimeControlStatus.playing.rawValue, AVPlayer.ActionAtItemEnd.advance.rawValue,
    ]
    #expect(states == [1, 2, 1, 2, 2, 0])
  }

  @Test func assetsAndLayers() {
    let asset = AVAsset(url: URL(fileURLWithPath: "/a.mp4"))
    #expect(asset.duration.isIndefinite && !asset.isPlayable && asset.tracks.isEmpty)
    #expect(asset.tracks(withMediaType: .video).isEmpty && AVAssetTrack().naturalSize == .zero)
    #expect(asset.statusOfValue(forKey: "tracks", error: nil) == .failed)
    asset.loadValuesAsynchronously(forKeys: ["tracks"]) {}
    let generator = AVAssetImageGenerator(asset: asset)
    (generator.appliesPreferredTrackTransform, generator.maximumSize) = (
      true, CGSize(width: 1, height: 1)
    )
    #expect(throws: AVError(.unknown)) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    #expect(generator.asset === asset && AVError(.deviceNotConnected).code.rawValue == -11_814)
    let layer = AVPlayerLayer(player: AVPlayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      layer.player != nil && layer.videoGravity == .resizeAspect && layer.videoRect == layer.bounds)
    #expect(!layer.isReadyForDisplay && AVLayerVideoGravity.resizeAspectFill != .resize)
    let names: Set = [
      AVMediaType.audio.rawValue, AVMediaType.metadata.rawValue, AVFileType.mov.rawValue,
      AVFileType.mp4.rawValue, AVFileType.m4a.rawValue, AVFileType.jpg.rawValue,
    ]
    #expect(names.count == 6 && AVKeyValueStatus.loaded != .cancelled)
    #expect(
      [AVKeyValueStatus.unknown, .loading].count == 2
        && AVError.Code.fileFormatNotRecognized != .applicationIsNotAuthorized)
  }

  @Test func sound() throws {
    #expect(throws: CocoaError.self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3"))
    }
    #expect(throws: CocoaError.self) { try AVAudioPlayer(data: Data()) }
    #expect(throws: CocoaError.self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3"), fileTypeHint: "mp3")
    }
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(player.prepareToPlay() && player.play() && player.isPlaying && player.play(atTime: 1))
    player.pause()
    player.stop()
    player.setVolume(0.2, fadeDuration: 1)
    (player.numberOfLoops, player.currentTime, player.rate, player.pan) = (2, 1, 2, -1)
    player.enableRate = true
    #expect(
      !player.isPlaying && player.volume == 0.2 && player.duration == 0
        && player.numberOfChannels == 0)
    #expect(
      player.url == nil && player.data?.count == 1 && player.delegate == nil && player.enableRate)
    final class Listener: AVAudioPlayerDelegate {}
    Listener().audioPlayerDidFinishPlaying(player, successfully: true)
    Listener().audioPlayerDecodeErrorDidOccur(player, error: nil)
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(
      .playAndRecord, mode: .videoRecording, options: [.mixWithOthers, .duckOthers])
    #expect(session.category == .playAndRecord && session.mode == .videoRecording)
    #expect(session.categoryOptions == [.mixWithOthers, .duckOthers] && session.outputVolume == 1)
    try session.setCategory(.ambient, options: [.allowBluetooth, .defaultToSpeaker])
    try session.setCategory(.record)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    var isAllowed = true
    session.requestRecordPermission { isAllowed = $0 }
    #expect(!isAllowed && session.category == .record)
    #expect(
      AVAudioSession.Category.playback != .soloAmbient
        && AVAudioSession.Mode.moviePlayback != .measurement)
    #expect(AVAudioSession.Mode.default.rawValue == "AVAudioSessionModeDefault")
  }

  @Test func cameras() throws {
    #expect(
      AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.devices(for: .audio).isEmpty)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    AVCaptureDevice.requestAccess(for: .video) { #expect(!$0) }
    let (session, input) = (AVCaptureSession(), AVCaptureInput())
    let outputs: [AVCaptureOutput] = [
      AVCapturePhotoOutput(), AVCaptureVideoDataOutput(), AVCaptureMetadataOutput(),
      AVCaptureOutput(),
    ]
    session.beginConfiguration()
    if session.canAddInput(input) { session.addInput(input) }
    for output in outputs where session.canAddOutput(output) { session.addOutput(output) }
    session.commitConfiguration()
    session.startRunning()
    #expect(session.isRunning && session.inputs.count == 1 && session.outputs.count == 4)
    session.stopRunning()
    session.removeInput(input)
    session.removeOutput(outputs[0])
    session.sessionPreset = .photo
    #expect(!session.isRunning && session.inputs.isEmpty && session.outputs.count == 3)
    let presets: Set<AVCaptureSession.Preset> = [.high, .medium, .hd1280x720, .photo]
    #expect(presets.count == 4)
    let layer = AVCaptureVideoPreviewLayer(session: session)
    #expect(
      layer.session === session && layer.connection == nil && layer.videoGravity == .resizeAspect)
    final class Reader: AVCaptureMetadataOutputObjectsDelegate {}
    let (codes, reader) = (AVCaptureMetadataOutput(), Reader())
    codes.metadataObjectTypes = [.qr, .code128, .ean13, .ean8, .face]
    codes.setMetadataObjectsDelegate(reader, queue: .main)
    #expect(codes.metadataObjectsDelegate === reader && codes.metadataObjectTypes.count == 5)
    reader.metadataOutput(codes, didOutput: [], from: AVCaptureConnection())
    #expect(!AVCaptureConnection().isVideoOrientationSupported)
    let statuses: [AVAuthorizationStatus] = [.notDetermined, .restricted, .authorized]
    #expect(
      statuses.map(\.rawValue) == [0, 1, 3]
        && AVCaptureDevice.DeviceType.builtInDualCamera.rawValue.isEmpty == false)
  }

  /// The members of classes of which no object can be made here.
  @Test func membersOfMissingDevices() throws {
    func use(_ device: AVCaptureDevice) throws {
      try device.lockForConfiguration()
      device.torchMode = device.hasTorch ? .on : .auto
      device.unlockForConfiguration()
      _ = (device.position == .front || device.position == .unspecified, device.hasFlash)
      _ = try AVCaptureDeviceInput(device: device).device
      let modes: [AVCaptureDevice.FlashMode] = [.off, .on, .auto]
      _ = modes
    }
    func read(_ object: AVMetadataObject) -> String? {
      (object as? AVMetadataMachineReadableCodeObject)?.stringValue ?? object.type.rawValue
    }
    if let device = AVCaptureDevice.default(for: .video) { try use(device) }
    #expect([AVMetadataObject]().map(read).isEmpty)
  }
}
