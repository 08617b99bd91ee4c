import AVFoundation
import PhoneTesting
import Synchronization
import TestSupport
import Testing

/// Steps Players.EX1–EX5 and Players.WR1–WR3.
@Suite("Exports of assets")
struct AssetExportTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("exports \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func seconds(_ value: Double) -> CMTime {
    CMTime(seconds: value, preferredTimescale: 48_000)
  }

  /// Returns the left samples of a sound.
  private func samples(_ url: URL) throws -> [Float] {
    let asset = AVURLAsset(url: url)
    let reader = try AVAssetReader(asset: asset)
    let output = AVAssetReaderTrackOutput(
      track: try #require(asset.tracks(withMediaType: .audio).first),
      outputSettings: [
        AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 32,
        AVLinearPCMIsFloatKey: true, AVNumberOfChannelsKey: 1,
      ])
    reader.add(output)
    reader.startReading()
    var all: [Float] = []
    while let buffer = output.copyNextSampleBuffer() {
      try buffer.dataBuffer?.withUnsafeMutableBytes { all += $0.bindMemory(to: Float.self) }
    }
    return all
  }

  /// Returns a sound with a tone of 1 kHz from 1 s to 2 s in 3 s of silence.
  private func tone() throws -> AVURLAsset {
    let url = folder.appendingPathComponent("tone.wav")
    let file = try AVAudioFile(
      forWriting: url,
      settings: [
        AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 44_100.0, AVNumberOfChannelsKey: 1,
      ])
    let buffer = try #require(
      AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 44_100 * 3))
    buffer.frameLength = buffer.frameCapacity
    let data = try #require(buffer.floatChannelData?[0])
    for index in 0..<44_100 * 3 {
      let isHeard = (44_100..<88_200).contains(index)
      data[index] = isHeard ? 0.5 * sin(Float(index) * 2 * .pi * 1000 / 44_100) : 0
    }
    try file.write(from: buffer)
    return AVURLAsset(url: url)
  }

  @Test("Players.EX1–EX3. A range of a sound becomes an M4A file with metadata")
  func sound() async throws {
    let asset = try tone()
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetAppleM4A))
    #expect(session.supportedFileTypes == [.m4a] && session.status == .unknown)
    let url = folder.appendingPathComponent("tone.m4a")
    (session.outputURL, session.outputFileType) = (url, .m4a)
    session.timeRange = CMTimeRange(start: seconds(0.5), duration: seconds(1))
    let title = AVMutableMetadataItem()
    title.identifier = .commonIdentifierTitle
    title.value = "Egg \"timer\", 3" as NSString
    session.metadata = [title]
    await session.export()
    #expect(session.status == .completed && session.error == nil && session.progress == 1)
    let written = AVURLAsset(url: url)
    let (duration, items, tracks) = try await written.load(.duration, .metadata, .tracks)
    #expect(abs(duration.seconds - 1) < 0.06 && tracks.map(\.mediaType) == [.audio])
    #expect(
      AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .iTunesMetadataSongName)
        .first?.stringValue == "Egg \"timer\", 3")
    let format = try await tracks.first?.load(.formatDescriptions).first?
      .audioStreamBasicDescription
    #expect(format?.mFormatID == kAudioFormatMPEG4AAC && format?.mSampleRate == 44_100)
    let heard = try samples(url)
    let spectrum = Spectrum(heard[28_000..<36_192], rate: 44_100)
    let level = 10 * log10(spectrum.power(at: 1000) / 0.25)
    #expect(abs(level) < 2)
    // The tone begins half a second after the range, but for the coder's delay.
    let begin = try #require(heard.firstIndex { abs($0) > 0.2 })
    #expect(abs(Double(begin) / 44_100 - 0.5) < 0.03)
  }

  @Test("Players.EX4. Linear PCM becomes WAV, AIFF and CAF with the same samples")
  func linearPCM() async throws {
    let film = try Film(pictures: 0, seconds: 1, container: "wavenc", name: "film.wav")
    let asset = AVURLAsset(url: film.url)
    for type in [AVFileType.caf, .wav, .aiff] {
      let session = try #require(
        AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
      #expect(session.supportedFileTypes.contains(type))
      let url = folder.appendingPathComponent(UUID().uuidString)
      session.timeRange = CMTimeRange(start: seconds(0.5), duration: seconds(0.25))
      try await session.export(to: url, as: type)
      let file = try AVAudioFile(forReading: url)
      #expect(file.length == 12_000 && file.fileFormat.sampleRate == 48_000)
      let buffer = try #require(
        AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 12_000))
      try file.read(into: buffer)
      #expect(buffer.floatChannelData?[0][7] == Float(7) / 32_768)
    }
  }

  @Test("Players.EX2, Players.EX3. A film becomes H.264 and AAC in MPEG-4, within a size")
  func film() async throws {
    let film = try Film(pictures: 50, seconds: 2, step: 4, width: 640, height: 480)
    let asset = AVURLAsset(url: film.url)
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetMediumQuality))
    session.timeRange = CMTimeRange(start: seconds(0.5), duration: seconds(1))
    session.shouldOptimizeForNetworkUse = true
    let url = folder.appendingPathComponent("film.mp4")
    try await session.export(to: url, as: .mp4)
    let written = AVURLAsset(url: url)
    let tracks = try await written.load(.tracks)
    #expect(tracks.map(\.mediaType) == [.video, .audio])
    let video = try #require(tracks.first)
    #expect(video.naturalSize == CGSize(width: 426, height: 320))
    #expect(abs(video.nominalFrameRate - 25) < 0.1)
    #expect(abs(try await written.load(.duration).seconds - 1) < 0.08)
    let format = try #require(try await video.load(.formatDescriptions).first)
    #expect(CMFormatDescriptionGetMediaSubType(format) == kCMVideoCodecType_H264)
    // The picture at 0.4 s is the one at 0.9 s of the film: its picture 22.
    let generator = AVAssetImageGenerator(asset: written)
    let image = try await generator.image(at: seconds(0.41)).image
    let data = try #require(image.dataProvider?.data)
    #expect(abs(Int(data[1000 * 4 + 1]) - 88) < 12)
  }

  @Test("Players.EX4. The passthrough preset trims a film without coding it anew")
  func passthrough() async throws {
    let film = try Film(
      pictures: 75, seconds: 3, step: 3, coding: "x264enc key-int-max=25 bframes=0",
      soundCoding: "avenc_aac", container: "mp4mux", name: "film.mp4")
    let asset = AVURLAsset(url: film.url)
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetPassthrough))
    session.timeRange = CMTimeRange(start: seconds(1), duration: seconds(1))
    let url = folder.appendingPathComponent("film.mov")
    try await session.export(to: url, as: .mov)
    let written = AVURLAsset(url: url)
    #expect(abs(try await written.load(.duration).seconds - 1) < 0.15)
    #expect(try await written.load(.tracks).map(\.mediaType) == [.video, .audio])
  }

  @Test("Players.EX5. What cannot be exported fails with a reason, and leaves no file")
  func failures() async throws {
    let asset = try tone()
    #expect(AVAssetExportSession(asset: asset, presetName: "Egg") == nil)
    #expect(
      !AVAssetExportSession.exportPresets(compatibleWith: asset)
        .contains(AVAssetExportPresetHEVCHighestQuality))
    func code(_ preset: String, _ url: URL, _ type: AVFileType) async -> AVError.Code? {
      do {
        try await AVAssetExportSession(asset: asset, presetName: preset)?.export(to: url, as: type)
        return nil
      } catch {
        return (error as? AVError)?.code
      }
    }
    let url = folder.appendingPathComponent("new.m4a")
    #expect(await code(AVAssetExportPresetHEVCHighestQuality, url, .mov) == .encoderNotFound)
    #expect(await code(AVAssetExportPresetAppleM4A, url, .wav) == .operationNotSupportedForAsset)
    #expect(!FileManager.default.fileExists(atPath: url.path))
    try Data([1]).write(to: url)
    #expect(await code(AVAssetExportPresetAppleM4A, url, .m4a) == .fileAlreadyExists)
    #expect(try Data(contentsOf: url) == Data([1]))
    let nowhere = folder.appendingPathComponent("none/new.m4a")
    #expect(await code(AVAssetExportPresetAppleM4A, nowhere, .m4a) == .exportFailed)
    #expect(
      await AVAssetExportSession.compatibility(
        ofExportPreset: AVAssetExportPresetAppleM4A, with: asset, outputFileType: .m4a))
  }

  @Test("Players.EX1. A cancelled export has no file") @MainActor
  func cancelling() async throws {
    let asset = try tone()
    let session = try #require(
      AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetAppleM4A))
    let url = folder.appendingPathComponent("cancelled.m4a")
    (session.outputURL, session.outputFileType) = (url, .m4a)
    session.cancelExport()
    await session.export()
    #expect(session.status == .cancelled)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test("Players.WR1–WR3. Samples are written as AAC and as WAV, with silence in a gap")
  func writing() async throws {
    for type in [AVFileType.m4a, .wav] {
      let url = folder.appendingPathComponent(UUID().uuidString)
      let writer = try AVAssetWriter(outputURL: url, fileType: type)
      let settings: [String: Any] =
        type == .m4a
        ? [
          AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 48_000.0,
          AVNumberOfChannelsKey: 1, AVEncoderBitRateKey: 96_000,
        ]
        : [
          AVFormatIDKey: kAudioFormatLinearPCM, AVLinearPCMBitDepthKey: 16,
          AVLinearPCMIsFloatKey: false, AVLinearPCMIsBigEndianKey: false,
          AVLinearPCMIsNonInterleaved: false,
        ]
      let input = AVAssetWriterInput(mediaType: .audio, outputSettings: settings)
      #expect(writer.canAdd(input))
      writer.add(input)
      #expect(!writer.canAdd(AVAssetWriterInput(mediaType: .video, outputSettings: nil)))
      #expect(writer.startWriting() && writer.status == .writing)
      writer.startSession(atSourceTime: seconds(10))
      for start in [10.0, 10.5, 11.5] {
        let isReady = input.isReadyForMoreMediaData
        #expect(isReady)
        #expect(input.append(try Self.tone(at: seconds(start))))
      }
      input.markAsFinished()
      #expect(!input.isReadyForMoreMediaData)
      #expect(!input.append(try Self.tone(at: seconds(12))))
      await writer.finishWriting()
      #expect(writer.status == .completed && writer.error == nil)
      #expect(abs(try await AVURLAsset(url: url).load(.duration).seconds - 2) < 0.06)
      let heard = try samples(url)
      func power(_ start: Double) -> Double {
        let first = Int(start * 48_000)
        return Spectrum(heard[first..<first + 9_600], rate: 48_000).power(at: 1000)
      }
      #expect(abs(10 * log10(power(0.4) / 0.25)) < 2 && abs(10 * log10(power(1.6) / 0.25)) < 2)
      #expect(power(1.2) < 1e-6)
    }
  }

  /// Returns half a second of a tone of 1 kHz in integers of 16 bits.
  private static func tone(at time: CMTime) throws -> CMSampleBuffer {
    let samples = (0..<24_000).map { index in
      Int16(16_384 * sin(Double(index) * 2 * .pi * 1000 / 48_000))
    }
    var description = AudioStreamBasicDescription(
      mSampleRate: 48_000, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsPacked, mBytesPerPacket: 2,
      mFramesPerPacket: 1, mBytesPerFrame: 2, mChannelsPerFrame: 1, mBitsPerChannel: 16,
      mReserved: 0)
    var format: CMFormatDescription?
    CMAudioFormatDescriptionCreate(
      allocator: kCFAllocatorDefault, asbd: &description, layoutSize: 0, layout: nil,
      magicCookieSize: 0, magicCookie: nil, extensions: nil, formatDescriptionOut: &format)
    var block: CMBlockBuffer?
    CMBlockBufferCreateWithMemoryBlock(
      allocator: kCFAllocatorDefault, memoryBlock: nil, blockLength: 48_000, blockAllocator: nil,
      customBlockSource: nil, offsetToData: 0, dataLength: 48_000, flags: 0, blockBufferOut: &block)
    let bytes = try #require(block)
    samples.withUnsafeBytes { source in
      if let first = source.baseAddress {
        CMBlockBufferReplaceDataBytes(
          with: first, blockBuffer: bytes, offsetIntoDestination: 0, dataLength: 48_000)
      }
    }
    var buffer: CMSampleBuffer?
    CMAudioSampleBufferCreateReadyWithPacketDescriptions(
      allocator: kCFAllocatorDefault, dataBuffer: bytes, formatDescription: try #require(format),
      sampleCount: 24_000, presentationTimeStamp: time, packetDescriptions: nil,
      sampleBufferOut: &buffer)
    return try #require(buffer)
  }
}
