import AVFoundation
import Synchronization
import TestSupport
import Testing

/// Requests of captured media with a phone that has no camera.
@Suite struct CaptureRequestTests {
  private final class Receiver: NSObject, AVCaptureVideoDataOutputSampleBufferDelegate,
    AVCaptureAudioDataOutputSampleBufferDelegate, AVCaptureMetadataOutputObjectsDelegate,
    AVCapturePhotoCaptureDelegate, AVCaptureFileOutputRecordingDelegate,
    AVCaptureDepthDataOutputDelegate, AVCaptureDataOutputSynchronizerDelegate
  {
    func captureOutput(
      _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
      from connection: AVCaptureConnection
    ) {}

    func fileOutput(
      _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
      from connections: [AVCaptureConnection], error: (any Error)?
    ) {}

    func dataOutputSynchronizer(
      _ synchronizer: AVCaptureDataOutputSynchronizer,
      didOutput synchronizedDataCollection: AVCaptureSynchronizedDataCollection
    ) {}
  }

  @Test("Device.CA7. An output keeps its delegate weakly, with a queue")
  func delegates() async {
    let queue = DispatchQueue(label: "capture")
    let (video, audio) = (AVCaptureVideoDataOutput(), AVCaptureAudioDataOutput())
    let (codes, depth) = (AVCaptureMetadataOutput(), AVCaptureDepthDataOutput())
    let synchronizer = AVCaptureDataOutputSynchronizer(dataOutputs: [video, depth])
    do {
      let receiver = Receiver()
      video.setSampleBufferDelegate(receiver, queue: queue)
      audio.setSampleBufferDelegate(receiver, queue: queue)
      codes.setMetadataObjectsDelegate(receiver, queue: queue)
      depth.setDelegate(receiver, callbackQueue: queue)
      synchronizer.setDelegate(receiver, queue: queue)
      #expect(video.sampleBufferDelegate === receiver && audio.sampleBufferDelegate === receiver)
      #expect(codes.metadataObjectsDelegate === receiver && depth.delegate === receiver)
      #expect(synchronizer.delegate === receiver && synchronizer.dataOutputs == [video, depth])
    }
    #expect(video.sampleBufferDelegate == nil && codes.metadataObjectsDelegate == nil)
    #expect(video.sampleBufferCallbackQueue === queue)
    video.setSampleBufferDelegate(nil, queue: nil)
    #expect(video.sampleBufferCallbackQueue == nil)
    await #expect(processExitsWith: .failure) {
      let receiver = Receiver()
      AVCaptureVideoDataOutput().setSampleBufferDelegate(receiver, queue: nil)
    }
    await #expect(processExitsWith: .failure) {
      let receiver = Receiver()
      AVCaptureMetadataOutput().setMetadataObjectsDelegate(receiver, queue: nil)
    }
  }

  @Test("Device.CA8. No kind of code can be looked for")
  func codes() async {
    let output = AVCaptureMetadataOutput()
    output.metadataObjectTypes = output.availableMetadataObjectTypes
    #expect(output.metadataObjectTypes == [])
    await #expect(processExitsWith: .failure) {
      AVCaptureMetadataOutput().metadataObjectTypes = [.qr]
    }
  }

  @Test("Device.CA9. A photo or recording without a connection ends the app")
  func requests() async {
    let movie = AVCaptureMovieFileOutput()
    movie.stopRecording()
    #expect(!movie.isRecording && movie.outputFileURL == nil && movie.recordedDuration == .zero)
    #expect(movie.movieFragmentInterval.seconds == 10 && movie.availableVideoCodecTypes.isEmpty)
    await #expect(processExitsWith: .failure) {
      AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: Receiver())
    }
    await #expect(processExitsWith: .failure) {
      AVCaptureMovieFileOutput().startRecording(
        to: URL(filePath: "/tmp/film.mov"), recordingDelegate: Receiver())
    }
  }

  @Test("Device.CA10. A photo output can do nothing, and says so")
  func abilities() async throws {
    let output = AVCapturePhotoOutput()
    #expect(output.availablePhotoCodecTypes.isEmpty && output.supportedFlashModes.isEmpty)
    output.isLivePhotoCaptureEnabled = output.isLivePhotoCaptureSupported
    output.isAppleProRAWEnabled = output.isAppleProRAWSupported
    #expect(!output.isLivePhotoCaptureEnabled && !output.isAppleProRAWEnabled)
    #expect(output.captureReadiness == .sessionNotRunning)
    let coordinator = AVCapturePhotoOutputReadinessCoordinator(photoOutput: output)
    #expect(coordinator.captureReadiness == .sessionNotRunning)
    await #expect(throws: AVError(.deviceNotConnected)) {
      try await output.setPreparedPhotoSettingsArray([AVCapturePhotoSettings()])
    }
    let code = Mutex<AVError.Code?>(nil)
    let isAnswered = DispatchSemaphore(value: 0)
    output.setPreparedPhotoSettingsArray([AVCapturePhotoSettings()]) { isPrepared, error in
      code.withLock { $0 = isPrepared ? nil : (error as? AVError)?.code }
      isAnswered.signal()
    }
    #expect(isAnswered.wait(timeout: .now() + 60) == .success)
    #expect(code.withLock { $0 } == .deviceNotConnected)
    await #expect(processExitsWith: .failure) {
      AVCapturePhotoOutput().isLivePhotoCaptureEnabled = true
    }
  }

  private func samples(_ code: FourCharCode) throws -> CMSampleBuffer {
    let block = try CMBlockBuffer(length: 3)
    try block.withUnsafeMutableBytes { $0.copyBytes(from: [0xFF, 0xD8, 0xFF]) }
    var format: CMFormatDescription?
    CMVideoFormatDescriptionCreate(
      allocator: nil, codecType: code, width: 8, height: 8, extensions: nil,
      formatDescriptionOut: &format)
    return try CMSampleBuffer(
      dataBuffer: block, formatDescription: format, numSamples: 1, sampleTimings: [],
      sampleSizes: [3])
  }

  @Test("Device.CA11. The bytes of a photo in JPEG are those of its samples")
  @available(*, deprecated) func bytes() throws {
    let photo = try samples(kCMVideoCodecType_JPEG)
    #expect(
      AVCaptureStillImageOutput.jpegStillImageNSDataRepresentation(photo)
        == Data([0xFF, 0xD8, 0xFF]))
    #expect(
      AVCapturePhotoOutput.jpegPhotoDataRepresentation(
        forJPEGSampleBuffer: photo, previewPhotoSampleBuffer: nil) == Data([0xFF, 0xD8, 0xFF]))
  }

  @Test("Device.CA11. Samples in another coding end the app")
  @available(*, deprecated) func otherBytes() async {
    await #expect(processExitsWith: .failure) {
      let photo = try CaptureRequestTests().samples(kCMVideoCodecType_H264)
      _ = AVCapturePhotoOutput.jpegPhotoDataRepresentation(
        forJPEGSampleBuffer: photo, previewPhotoSampleBuffer: nil)
    }
  }

  @Test("Device.CA12. Settings have identifiers of their own, which copies keep")
  func settings() throws {
    let (first, second) = (AVCapturePhotoSettings(), AVCapturePhotoSettings(format: nil))
    #expect(first.uniqueID != second.uniqueID)
    #expect(first.format?[AVVideoCodecKey] as? AVVideoCodecType == .jpeg)
    #expect(first.flashMode == .off && first.photoQualityPrioritization == .balanced)
    first.flashMode = .auto
    first.embeddedThumbnailPhotoFormat = [AVVideoCodecKey: AVVideoCodecType.jpeg]
    let copy = try #require(first.copy() as? AVCapturePhotoSettings)
    #expect(copy.uniqueID == first.uniqueID && copy.flashMode == .auto)
    #expect(copy.embeddedThumbnailPhotoFormat?.count == 1)
    let like = AVCapturePhotoSettings(from: first)
    #expect(like.uniqueID != first.uniqueID && like.flashMode == .auto)
    let raw = AVCapturePhotoSettings(rawPixelFormatType: 42)
    #expect(raw.rawPhotoPixelFormatType == 42 && raw.format == nil)
    let bracket = AVCapturePhotoBracketSettings(
      rawPixelFormatType: 0, processedFormat: [AVVideoCodecKey: AVVideoCodecType.hevc],
      bracketedSettings: [-1, 1].map {
        AVCaptureAutoExposureBracketedStillImageSettings.autoExposureSettings(
          exposureTargetBias: $0)
      })
    bracket.isLensStabilizationEnabled = true
    let other = try #require(bracket.copy() as? AVCapturePhotoBracketSettings)
    #expect(
      other.bracketedSettings == bracket.bracketedSettings && other.isLensStabilizationEnabled)
    #expect(other.format?[AVVideoCodecKey] as? AVVideoCodecType == .hevc)
  }
}
