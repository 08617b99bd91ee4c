import AVFoundation
import TestSupport
import Testing

/// Steps Players.RD4, Players.RD5, Players.WR4–WR6 and Players.PB7.
@Suite("Pictures of files")
struct PictureFileTests {
  private func time(_ number: Int64) -> CMTime { CMTime(value: number, timescale: 25) }

  /// Returns the values at the middle of a buffer's planes.
  private func middle(_ buffer: CVPixelBuffer) -> [Int] {
    let count = max(1, CVPixelBufferGetPlaneCount(buffer))
    return (0..<count).flatMap { plane -> [Int] in
      guard let base = CVPixelBufferGetBaseAddressOfPlane(buffer, plane) else { return [] }
      let row = CVPixelBufferGetBytesPerRowOfPlane(buffer, plane)
      let bytes = base.assumingMemoryBound(to: UInt8.self)
      let size = count == 1 ? 4 : plane + 1
      let place =
        CVPixelBufferGetHeightOfPlane(buffer, plane) / 2 * row
        + CVPixelBufferGetWidthOfPlane(buffer, plane) / 2 * size
      return (0..<size).map { Int(bytes[place + $0]) }
    }
  }

  private func read(
    _ url: URL, _ format: OSType, _ range: CMTimeRange? = nil
  ) async throws -> [CMSampleBuffer] {
    let asset = AVURLAsset(url: url)
    let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
    let reader = try AVAssetReader(asset: asset)
    if let range { reader.timeRange = range }
    let output = AVAssetReaderTrackOutput(
      track: track,
      outputSettings: [kCVPixelBufferPixelFormatTypeKey as String: NSNumber(value: format)])
    #expect(reader.canAdd(output))
    reader.add(output)
    #expect(reader.startReading())
    var all: [CMSampleBuffer] = []
    while let buffer = output.copyNextSampleBuffer() { all.append(buffer) }
    #expect(reader.status == .completed && reader.error == nil)
    return all
  }

  @Test("Players.RD4, Players.PB7. Pictures are read one after the other in formats of pixels")
  func reading() async throws {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let all = try await read(film.url, kCVPixelFormatType_32BGRA)
    #expect(all.count == 25)
    for (number, buffer) in all.enumerated() {
      let picture = try #require(CMSampleBufferGetImageBuffer(buffer))
      let value = number * 8
      #expect(middle(picture).prefix(3).allSatisfy { abs($0 - value) <= 1 })
      #expect(abs(buffer.presentationTimeStamp.seconds - Double(number) * 0.04) < 1e-6)
      #expect(abs(buffer.duration.seconds - 0.04) < 1e-6)
    }
    let part = try await read(
      film.url, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      CMTimeRange(start: time(10), duration: time(3)))
    #expect(part.count == 3)
    let planes = middle(try #require(part[0].imageBuffer))
    // 80 of 255 as luma in the range of video, without color.
    #expect(abs(planes[0] - 85) <= 1 && planes.dropFirst().allSatisfy { abs($0 - 128) <= 1 })
    let argb = middle(
      try #require(try await read(film.url, kCVPixelFormatType_32ARGB)[10].imageBuffer))
    #expect(argb[0] == 255 && abs(argb[1] - 80) <= 1)
  }

  @Test("Players.RD4. Compressed pictures and unknown formats cannot be read")
  func refusing() async throws {
    let film = try Film(pictures: 5, seconds: 0, step: 8)
    let asset = AVURLAsset(url: film.url)
    let track = try #require(try await asset.loadTracks(withMediaType: .video).first)
    let reader = try AVAssetReader(asset: asset)
    #expect(!reader.canAdd(AVAssetReaderTrackOutput(track: track, outputSettings: nil)))
    #expect(
      !reader.canAdd(
        AVAssetReaderTrackOutput(
          track: track,
          outputSettings: [
            kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_64RGBAHalf
          ])))
  }

  @Test("Players.RD5. The pictures of a video composition are read at its rate and size")
  func readingComposition() async throws {
    let film = try Film(pictures: 25, seconds: 0, step: 8)
    let asset = AVURLAsset(url: film.url)
    let tracks = try await asset.loadTracks(withMediaType: .video)
    let video = AVMutableVideoComposition(propertiesOf: asset)
    video.renderSize = CGSize(width: 32, height: 24)
    video.frameDuration = CMTime(value: 1, timescale: 5)
    let reader = try AVAssetReader(asset: asset)
    let output = AVAssetReaderVideoCompositionOutput(
      videoTracks: tracks,
      videoSettings: [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA])
    output.videoComposition = video
    reader.add(output)
    #expect(reader.startReading())
    var values: [Int] = []
    while let buffer = output.copyNextSampleBuffer() {
      let picture = try #require(buffer.imageBuffer)
      #expect(CVPixelBufferGetWidth(picture) == 32)
      values.append(middle(picture)[0])
    }
    // The coders round colors.
    #expect(values.count == 5)
    for (number, value) in values.enumerated() { #expect(abs(value - number * 40) <= 2) }
  }

  private func gray(_ value: UInt8, _ pool: CVPixelBufferPool) throws -> CVPixelBuffer {
    var made: CVPixelBuffer?
    #expect(CVPixelBufferPoolCreatePixelBuffer(nil, pool, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    CVPixelBufferLockBaseAddress(buffer, [])
    if let base = CVPixelBufferGetBaseAddress(buffer) {
      memset(base, Int32(value), CVPixelBufferGetDataSize(buffer))
    }
    CVPixelBufferUnlockBaseAddress(buffer, [])
    return buffer
  }

  private func sound() throws -> CMSampleBuffer {
    var description = AudioStreamBasicDescription(
      mSampleRate: 48_000, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, mBytesPerPacket: 2,
      mFramesPerPacket: 1, mBytesPerFrame: 2, mChannelsPerFrame: 1, mBitsPerChannel: 16,
      mReserved: 0)
    let format = try CMFormatDescription(audioStreamBasicDescription: description)
    description.mReserved = 0
    let block = [UInt8](repeating: 0, count: 96_000).withUnsafeBytes {
      CMBlockBuffer(copying: $0)
    }
    return try CMSampleBuffer(
      dataBuffer: block, formatDescription: format, numSamples: 48_000,
      sampleTimings: [
        CMSampleTimingInfo(
          duration: CMTime(value: 1, timescale: 48_000), presentationTimeStamp: .zero,
          decodeTimeStamp: .invalid)
      ], sampleSizes: [2])
  }

  @Test(
    "Players.WR2, Players.WR4–WR6. Pictures and sound become one file",
    arguments: [AVVideoCodecType.h264, .jpeg])
  func writing(codec: AVVideoCodecType) async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mov")
    defer { try? FileManager.default.removeItem(at: url) }
    let writer = try AVAssetWriter(outputURL: url, fileType: .mov)
    let input = AVAssetWriterInput(
      mediaType: .video,
      outputSettings: [
        AVVideoCodecKey: codec, AVVideoWidthKey: 64, AVVideoHeightKey: 48,
        AVVideoCompressionPropertiesKey: [
          AVVideoAverageBitRateKey: 2_000_000,
          AVVideoProfileLevelKey: AVVideoProfileLevelH264BaselineAutoLevel,
        ],
      ])
    input.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let adaptor = AVAssetWriterInputPixelBufferAdaptor(
      assetWriterInput: input,
      sourcePixelBufferAttributes: [
        kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA
      ])
    let sound = AVAssetWriterInput(
      mediaType: .audio,
      outputSettings: [
        AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 1,
      ])
    #expect(adaptor.pixelBufferPool == nil)
    for one in [input, sound] {
      #expect(writer.canAdd(one))
      writer.add(one)
    }
    #expect(!writer.canAdd(AVAssetWriterInput(mediaType: .video, outputSettings: nil)))
    #expect(writer.startWriting())
    writer.startSession(atSourceTime: time(5))
    let pool = try #require(adaptor.pixelBufferPool)
    // The first picture is before the session, and one lasts longer.
    for number in [Int64(4), 5, 6, 7, 12, 13] {
      let picture = try gray(UInt8(number * 10), pool)
      #expect(adaptor.append(picture, withPresentationTime: time(number)))
    }
    #expect(
      sound.append(
        try CMSampleBuffer(
          copying: self.sound(),
          withNewTiming: [
            CMSampleTimingInfo(
              duration: CMTime(value: 1, timescale: 48_000), presentationTimeStamp: time(5),
              decodeTimeStamp: .invalid)
          ])))
    input.markAsFinished()
    await writer.finishWriting()
    #expect(writer.status == .completed && writer.error == nil)
    let asset = AVURLAsset(url: url)
    let tracks = try await asset.load(.tracks)
    #expect(tracks.map(\.mediaType) == [.video, .audio])
    #expect(tracks.first?.naturalSize == CGSize(width: 48, height: 64))
    let pictures = try await read(url, kCVPixelFormatType_32BGRA)
    let values = try pictures.map { middle(try #require($0.imageBuffer))[0] }
    #expect(values.count == 5)
    for (value, wanted) in zip(values, [50, 60, 70, 120, 130]) { #expect(abs(value - wanted) < 5) }
    let times = pictures.map { ($0.presentationTimeStamp.seconds * 25).rounded() }
    #expect(times == [0, 1, 2, 7, 8])
  }

  @Test("Players.WR2. HEVC, and pictures in a file of sound, cannot be added")
  func refusingInputs() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    func fits(_ type: AVFileType, _ codec: AVVideoCodecType) throws -> Bool {
      try AVAssetWriter(outputURL: url, fileType: type).canApply(
        outputSettings: [AVVideoCodecKey: codec, AVVideoWidthKey: 64, AVVideoHeightKey: 48],
        forMediaType: .video)
    }
    #expect(try fits(.mp4, .h264) && fits(.mov, .jpeg))
    #expect(try !fits(.mp4, .hevc) && !fits(.m4a, .h264) && !fits(.mp4, .jpeg))
  }

  @Test("Players.EX6. A limit of the file's length makes it shorter")
  func lengthLimit() async throws {
    let film = try Film(
      pictures: 50, seconds: 0, step: 5, width: 320, height: 240, coding: "jpegenc quality=100")
    let asset = AVURLAsset(url: film.url)
    var lengths: [Int] = []
    for limit in [Int64(0), 12_000] {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mp4")
      defer { try? FileManager.default.removeItem(at: url) }
      let session = try #require(
        AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
      session.fileLengthLimit = limit
      session.timeRange = CMTimeRange(start: .zero, duration: time(50))
      try await session.export(to: url, as: .mp4)
      lengths.append(try Data(contentsOf: url).count)
    }
    #expect(lengths[1] <= lengths[0] && lengths[1] < 16_000)
  }

  @Test("Players.EX3, Players.MS1. Shared metadata has no persons, and selections are listed")
  func sharing() async throws {
    let film = try Film(
      pictures: 5, seconds: 0, tags: "taginject tags=title=Egg,artist=Cook", name: "film.mov")
    let asset = AVURLAsset(url: film.url)
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    session.metadataItemFilter = .forSharing()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).mp4")
    defer { try? FileManager.default.removeItem(at: url) }
    try await session.export(to: url, as: .mp4)
    let title = try await AVURLAsset(url: url).load(.commonMetadata).first {
      $0.commonKey == .commonKeyTitle
    }
    #expect(title?.stringValue == "Egg")
    let items = [AVMetadataIdentifier.commonIdentifierTitle, .commonIdentifierAuthor].map {
      let item = AVMutableMetadataItem()
      (item.identifier, item.value) = ($0, "Egg" as NSString)
      return item
    }
    let shared = AVMetadataItemFilter.forSharing().chosen(items)
    #expect(shared.map(\.identifier) == [.commonIdentifierTitle])
    #expect(asset.allMediaSelections.count == 1 && asset.trackGroups.isEmpty)
    #expect(asset.isCompatibleWithAirPlayVideo && !asset.containsFragments)
  }
}
