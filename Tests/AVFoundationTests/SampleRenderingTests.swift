import AVFoundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

/// Steps Players.QR1–Players.QR8.
@Suite("Renderers of an app's samples", .serialized, .exclusiveScreen) @MainActor
struct SampleRenderingTests {
  private func picture(_ gray: UInt8, at time: CMTime) throws -> CMSampleBuffer {
    var made: CVPixelBuffer?
    _ = CVPixelBufferCreate(nil, 8, 6, kCVPixelFormatType_32BGRA, nil, &made)
    let buffer = try #require(made)
    CVPixelBufferLockBaseAddress(buffer, [])
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
    memset(bytes, Int32(gray), CVPixelBufferGetBytesPerRow(buffer) * 6)
    CVPixelBufferUnlockBaseAddress(buffer, [])
    return try CMSampleBuffer(
      imageBuffer: buffer, formatDescription: CMFormatDescription(imageBuffer: buffer),
      sampleTiming: CMSampleTimingInfo(
        duration: .invalid, presentationTimeStamp: time, decodeTimeStamp: .invalid))
  }

  private func sound(
    _ value: Float, at seconds: Double, frames: Int, rate: Double = 48_000
  ) throws -> CMSampleBuffer {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1))
    let block = try CMBlockBuffer(length: frames * 4)
    let samples = [Float](repeating: value, count: frames)
    try samples.withUnsafeBytes { source in
      try block.withUnsafeMutableBytes { $0.copyMemory(from: source) }
    }
    return try CMSampleBuffer(
      dataBuffer: block,
      formatDescription: CMFormatDescription(
        audioStreamBasicDescription: format.streamDescription.pointee), numSamples: frames,
      sampleTimings: [
        CMSampleTimingInfo(
          duration: CMTime(value: 1, timescale: CMTimeScale(rate)),
          presentationTimeStamp: CMTime(seconds: seconds, preferredTimescale: 48_000),
          decodeTimeStamp: .invalid)
      ], sampleSizes: [4])
  }

  private func layer(_ bench: FilmBench) -> AVSampleBufferDisplayLayer {
    bench.phone.run {
      let layer = AVSampleBufferDisplayLayer()
      layer.frame = CGRect(x: 0, y: 100, width: 160, height: 120)
      bench.app.window?.rootViewController?.view.layer.addSublayer(layer)
      return layer
    }
  }

  private func gray(_ layer: CALayer) -> Int? {
    guard let contents = layer.contents, let image = contents as? CGImage else { return nil }
    return Int(image.drawing.pixels[1])
  }

  private func seconds(_ value: Double) -> CMTime {
    CMTime(seconds: value, preferredTimescale: 600)
  }

  @Test("Players.QR1, Players.QR2. A layer shows each picture at the time of its timebase")
  func pictures() throws {
    let bench = FilmBench()
    let layer = layer(bench)
    let timebase = try CMTimebase(sourceClock: .hostTimeClock)
    try bench.phone.run {
      layer.controlTimebase = timebase
      #expect(layer.status == .unknown && !layer.isReadyForDisplay)
      for (gray, time) in [(10, 0.0), (30, 1), (20, 0.5)] {
        layer.enqueue(try picture(UInt8(gray), at: seconds(time)))
      }
      #expect(layer.status == .rendering && layer.isReadyForMoreMediaData)
    }
    bench.phone.wait(0.3)
    // Time stands, and the picture of its beginning is shown.
    #expect(gray(layer) == 10 && layer.isReadyForDisplay)
    try bench.phone.run { try timebase.setRate(1) }
    bench.phone.wait(0.6)
    #expect(gray(layer) == 20)
    bench.phone.wait(0.5)
    #expect(gray(layer) == 30)
    bench.phone.run { layer.flushAndRemoveImage() }
    bench.phone.wait(0.1)
    #expect(gray(layer) == nil && !layer.isReadyForDisplay && layer.status == .unknown)
  }

  @Test("Players.QR2. A picture with the attachment is shown at once, whatever its time is")
  func immediate() throws {
    let bench = FilmBench()
    let layer = layer(bench)
    try bench.phone.run {
      let late = try picture(40, at: seconds(1e6))
      let values = CMSampleBufferGetSampleAttachmentsArray(late, createIfNecessary: true)
      let first = try #require(values?.first as? NSMutableDictionary)
      first[kCMSampleAttachmentKey_DisplayImmediately] = true
      layer.enqueue(late)
      let other = try picture(50, at: seconds(1e6))
      #expect(CMSampleBufferGetSampleAttachmentsArray(other, createIfNecessary: false) == nil)
      layer.enqueue(other)
    }
    bench.phone.wait(0.1)
    #expect(gray(layer) == 40)
    try bench.phone.run {
      let next = try picture(60, at: seconds(1e6))
      next.sampleAttachments[0][.displayImmediately] = true
      layer.enqueue(next)
    }
    bench.phone.wait(0.1)
    #expect(gray(layer) == 60)
  }

  @Test("Players.QR3. The app's function is called until enough pictures wait, and for each shown")
  func request() throws {
    let bench = FilmBench()
    let layer = layer(bench)
    let timebase = try CMTimebase(sourceClock: .hostTimeClock)
    nonisolated(unsafe) var count = 0
    bench.phone.run {
      layer.controlTimebase = timebase
      nonisolated(unsafe) let target = layer
      layer.requestMediaDataWhenReady(on: .main) {
        MainActor.assumeIsolated {
          while target.isReadyForMoreMediaData,
            let next = try? picture(
              10, at: CMTime(value: CMTimeValue(count), timescale: 10))
          {
            count += 1
            target.enqueue(next)
          }
        }
      }
    }
    bench.phone.wait(0.2)
    // Time stands at the first picture, which is shown and does not wait any more.
    #expect(count == 11 && !layer.isReadyForMoreMediaData)
    try bench.phone.run { try timebase.setRate(1) }
    bench.phone.wait(0.55)
    #expect(count == 16)
    bench.phone.run { layer.stopRequestingMediaData() }
    bench.phone.wait(0.5)
    #expect(count == 16)
  }

  @Test("Players.QR4. A renderer of pictures is flushed asynchronously")
  func flushing() async {
    let renderer = AVSampleBufferDisplayLayer().sampleBufferRenderer
    await renderer.flush(removingDisplayedImage: true)
    #expect(renderer.copyDisplayedPixelBuffer() == nil)
  }

  @Test("Players.QR4. Samples that are not decoded fail until the renderer is flushed")
  func failing() throws {
    let bench = FilmBench()
    let layer = layer(bench)
    try bench.phone.run {
      layer.enqueue(try sound(0.5, at: 0, frames: 10))
      #expect(layer.status == .failed && layer.requiresFlushToResumeDecoding)
      #expect((layer.error as? AVError)?.code == .decoderNotFound)
      layer.flush()
      #expect(layer.status == .unknown && layer.error == nil)
    }
  }

  @Test("Players.QR5, Players.QR6, Players.QR7. Time runs when all have samples, with observers")
  func synchronizer() throws {
    let bench = FilmBench()
    let layer = layer(bench)
    let synchronizer = AVSampleBufferRenderSynchronizer()
    nonisolated(unsafe) var times: [Double] = []
    let token = bench.phone.run {
      synchronizer.addRenderer(layer)
      return synchronizer.addPeriodicTimeObserver(
        forInterval: seconds(0.5), queue: .main
      ) { times.append(($0.seconds * 10).rounded() / 10) }
    }
    bench.phone.run { synchronizer.setRate(1, time: seconds(2)) }
    bench.phone.wait(1)
    #expect(synchronizer.currentTime() == seconds(2) && synchronizer.rate == 1)
    try bench.phone.run { layer.enqueue(try picture(70, at: seconds(2.5))) }
    bench.phone.wait(0.4)
    func time() -> Double { bench.phone.run { synchronizer.currentTime().seconds } }
    #expect(abs(time() - 2.4) < 1e-6 && gray(layer) == nil)
    bench.phone.wait(0.7)
    #expect(gray(layer) == 70)
    #expect(times == [2, 2.5, 3])
    bench.phone.run {
      synchronizer.rate = 0
      synchronizer.removeTimeObserver(token)
    }
    bench.phone.wait(0.5)
    #expect(abs(time() - 3.1) < 1e-6 && times == [2, 2.5, 3, 3.1])
    nonisolated(unsafe) var isRemoved = false
    bench.phone.run {
      synchronizer.removeRenderer(layer, at: .invalid) { isRemoved = $0 }
    }
    #expect(isRemoved && synchronizer.renderers.isEmpty)
  }

  @Test("Players.QR5. A renderer is removed when its time is reached, or is left out")
  func removing() throws {
    let bench = FilmBench()
    let synchronizer = AVSampleBufferRenderSynchronizer()
    let renderers = [AVSampleBufferAudioRenderer(), AVSampleBufferAudioRenderer()]
    nonisolated(unsafe) var removed: [Bool] = []
    bench.phone.run {
      for renderer in renderers { synchronizer.addRenderer(renderer) }
      synchronizer.delaysRateChangeUntilHasSufficientMediaData = false
      synchronizer.setRate(1, time: .zero)
      for (renderer, time) in zip(renderers, [0.5, 5]) {
        synchronizer.removeRenderer(renderer, at: seconds(time)) { removed.append($0) }
      }
    }
    // Sound begins 0.1 s later.
    bench.phone.wait(0.55)
    #expect(removed.isEmpty && synchronizer.renderers.count == 2)
    bench.phone.wait(0.1)
    #expect(removed == [true] && synchronizer.renderers.first === renderers[1])
    bench.phone.run { synchronizer.setRate(1, time: seconds(8)) }
    bench.phone.wait(0.2)
    #expect(removed == [true, true] && synchronizer.renderers.isEmpty)
    bench.phone.run { synchronizer.setRate(1, time: .zero) }
    bench.phone.wait(1)
    #expect(removed.count == 2)
  }

  @Test("Players.QR8. Samples of another rate begin when those before them were heard")
  func otherRate() throws {
    let bench = FilmBench()
    let (synchronizer, renderer) = (
      AVSampleBufferRenderSynchronizer(), AVSampleBufferAudioRenderer()
    )
    try bench.phone.run {
      synchronizer.addRenderer(renderer)
      renderer.enqueue(try sound(0.5, at: 0, frames: 9600))
      renderer.enqueue(try sound(0.25, at: 0.2, frames: 9600, rate: 24_000))
      synchronizer.setRate(1, time: .zero)
    }
    let left = bench.heard(1.5)
    let loudest = left.max() ?? 0
    let counts = [0.75, 0.35].map { limit in left.count { $0 > loudest * Float(limit) } }
    // 0.2 s, and 0.3 s of the 0.4 s that follow.
    #expect(abs(counts[0] - 9600) < 500 && abs(counts[1] - counts[0] - 14_400) < 3000)
  }

  @Test("Players.QR8. Samples of sound are heard without a gap, with silence between distant ones")
  func audio() throws {
    let bench = FilmBench()
    let (synchronizer, renderer) = (
      AVSampleBufferRenderSynchronizer(), AVSampleBufferAudioRenderer()
    )
    try bench.phone.run {
      synchronizer.addRenderer(renderer)
      renderer.enqueue(try sound(0.5, at: 0, frames: 4800))
      renderer.enqueue(try sound(0.25, at: 0.1, frames: 4800))
      renderer.enqueue(try sound(0.5, at: 0.3, frames: 4800))
      #expect(renderer.status == .rendering && renderer.isReadyForMoreMediaData)
      synchronizer.setRate(1, time: .zero)
    }
    let left = bench.heard(1)
    let start = try #require(left.firstIndex { $0 > 0.4 })
    let values = [0.05, 0.15, 0.25, 0.35].map { left[start + Int($0 * 48_000)] }
    #expect(abs(values[0] / values[1] - 2) < 0.05 && values[2] == 0)
    #expect(abs(values[3] - values[0]) < 0.01 && (left.last ?? 1) == 0)
    try bench.phone.run {
      renderer.enqueue(try sound(0.5, at: 60, frames: 10))
      #expect(!synchronizer.renderers.isEmpty)
      renderer.flush()
    }
    #expect(renderer.status == .unknown)
  }
}
