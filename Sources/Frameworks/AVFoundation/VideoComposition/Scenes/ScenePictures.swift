import TactusDisplayList
import TactusMediaReading

/// The frames of a video composition (Players.VI1…).
///
/// - Thread: one at a time, but not the main one.
final class ScenePictures: PictureDecoder, @unchecked Sendable {
  // Sendable because its owner uses it on one thread at a time.

  /// Creates the frames; nothing is decoded yet.
  ///
  /// - Parameters:
  ///   - plan: The composition.
  ///   - size: The size to which frames are scaled.
  ///   - limit: The longest wait for data.
  init(_ plan: ScenePlan, size: VideoSize, limit: Duration) {
    (self.plan, self.size, self.limit) = (plan, size, limit)
  }

  func picture(at time: Int64) throws(MediaFailure) -> VideoPicture {
    let last = max(0, (plan.duration ?? .max) - 1)
    let start = plan.time(of: plan.number(at: min(max(0, time), last)))
    if let known, known.time == start { return known }
    let made = try make(start)
    known = made
    return made
  }

  func picture(after picture: VideoPicture) throws(MediaFailure) -> VideoPicture? {
    let next = plan.time(of: plan.number(at: picture.time) + 1)
    guard let duration = plan.duration, next < duration else { return nil }
    return try self.picture(at: next)
  }

  // MARK: Internals

  private let plan: ScenePlan
  private let size: VideoSize
  private let limit: Duration
  private var known: VideoPicture?
  private var decoders: [CMPersistentTrackID: any PictureDecoder] = [:]
  private var compositor: CompositorRun?

  /// The size of the composition in its own coordinates.
  private var renderSize: CGSize { plan.composition.renderSize }
  private var pixels: CGSize { CGSize(width: size.width, height: size.height) }

  private func make(_ start: Int64) throws(MediaFailure) -> VideoPicture {
    let time = CMTime(nanoseconds: start)
    let instruction = plan.instruction(at: time)
    guard let context = CGContext(pixelsOf: pixels, scale: 1, isOpaque: true) else {
      throw .unreadable("there is no memory for a picture")
    }
    context.scaleBy(x: pixels.width / renderSize.width, y: pixels.height / renderSize.height)
    if let type = plan.composition.customVideoCompositorClass, let instruction {
      let frame = try composed(by: type, instruction, time, start)
      context.drawUpright(frame, in: CGRect(origin: .zero, size: renderSize))
    } else if let own = instruction as? AVVideoCompositionInstruction {
      try draw(own, time, start, in: context)
    } else if let instruction, let picture = try passed(instruction, start) {
      context.drawUpright(picture, in: CGRect(origin: .zero, size: renderSize))
    }
    var image = context.makeImage()
    if let tool = plan.tool, tool.addedTrack == kCMPersistentTrackID_Invalid,
      instruction?.enablePostProcessing ?? false
    {
      image = tool.picture(at: time.seconds, of: renderSize, pixels: pixels, around: image)
    }
    guard let image, image.width == size.width, image.height == size.height else {
      throw .unreadable("the picture of a video composition cannot be drawn")
    }
    return VideoPicture(time: start, size: size, pixels: image.drawing.pixels)
  }

  /// Draws the layers of an instruction from back to front (Players.VI3).
  private func draw(
    _ instruction: AVVideoCompositionInstruction, _ time: CMTime, _ start: Int64,
    in context: CGContext
  ) throws(MediaFailure) {
    if let color = instruction.backgroundColor {
      context.setFillColor(color)
      context.fill(CGRect(origin: .zero, size: renderSize))
    }
    for layer in instruction.layerInstructions.reversed() {
      let content = layer.content
      let opacity = content.opacities.value(at: time) ?? 1
      guard opacity > 0, let picture = try picture(of: layer.trackID, time, start) else { continue }
      context.saveGState()
      context.concatenate(content.transforms.value(at: time) ?? .identity)
      if let crop = content.crops.value(at: time) { context.clip(to: crop) }
      context.setAlpha(CGFloat(min(1, opacity)))
      context.drawUpright(picture.image, in: CGRect(origin: .zero, size: picture.size))
      context.restoreGState()
    }
  }

  /// Returns the frame of a track at a time with its size; nil in a gap.
  private func picture(
    of track: CMPersistentTrackID, _ time: CMTime, _ start: Int64
  ) throws(MediaFailure) -> (image: CGImage, size: CGSize)? {
    if let tool = plan.tool, tool.addedTrack == track, track != kCMPersistentTrackID_Invalid {
      let image = tool.picture(at: time.seconds, of: renderSize, pixels: pixels, around: nil)
      return image.map { ($0, renderSize) }
    }
    guard let picture = try decoded(track, start), let image = FilmPicture(picture)?.image else {
      return nil
    }
    return (image, CGSize(width: picture.size.width, height: picture.size.height))
  }

  private func decoded(
    _ track: CMPersistentTrackID, _ start: Int64
  ) throws(MediaFailure) -> VideoPicture? {
    guard let known = plan.tracks[track], known.ranges.contains(where: { $0.contains(start) })
    else { return nil }
    if let decoder = decoders[track] { return try decoder.picture(at: start) }
    let decoder = try known.source.pictures(size: known.size, limit: limit)
    decoders[track] = decoder
    return try decoder.picture(at: start)
  }

  /// Returns the frame of the track that an app's instruction passes through.
  private func passed(
    _ instruction: any AVVideoCompositionInstructionProtocol, _ start: Int64
  ) throws(MediaFailure) -> CGImage? {
    let track = instruction.passthroughTrackID
    guard track != kCMPersistentTrackID_Invalid else { return nil }
    return try decoded(track, start).flatMap { FilmPicture($0)?.image }
  }

  /// Returns the frame rendered by an app's compositor (Players.VI4).
  private func composed(
    by type: any AVVideoCompositing.Type,
    _ instruction: any AVVideoCompositionInstructionProtocol, _ time: CMTime, _ start: Int64
  ) throws(MediaFailure) -> CGImage {
    if let image = try passed(instruction, start) { return image }
    if compositor == nil { compositor = try CompositorRun(type, plan) }
    let wanted =
      instruction.requiredSourceTrackIDs?.compactMap { ($0 as? NSNumber)?.int32Value }
      ?? plan.tracks.keys.sorted()
    var frames: [(track: CMPersistentTrackID, picture: VideoPicture)] = []
    for track in wanted {
      if let picture = try decoded(track, start) { frames.append((track, picture)) }
    }
    guard let compositor else { throw .unreadable("there is no compositor") }
    return try compositor.picture(at: time, instruction, frames, limit)
  }
}
