import Foundation

// The types of the blocks of nodes.

/// A completion handler of a player node's segment.
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A completion handler of a player node's segment, which receives the type of the callback.
public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) ->
  Void

/// Receives the frames of a node's output and their time.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// Renders the frames of a source node; returns 0 or an error code.
public typealias AVAudioSourceNodeRenderBlock = (
  UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
  UnsafeMutablePointer<AudioBufferList>
) -> OSStatus

/// Receives the frames of a sink node; returns 0 or an error code.
public typealias AVAudioSinkNodeReceiverBlock = (
  UnsafePointer<AudioTimeStamp>, AVAudioFrameCount, UnsafePointer<AudioBufferList>
) -> OSStatus

/// Returns the frames of the input in manual rendering; `nil` without any.
public typealias AVAudioIONodeInputBlock = (AVAudioFrameCount) -> UnsafePointer<AudioBufferList>?

/// Renders frames in manual rendering.
public typealias AVAudioEngineManualRenderingBlock = (
  AVAudioFrameCount, UnsafeMutablePointer<AudioBufferList>, UnsafeMutablePointer<OSStatus>?
) -> AVAudioEngineManualRenderingStatus

extension Notification.Name {
  /// Posted when the audio route has changed and the engine has stopped (AudioEngine.CF1).
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
