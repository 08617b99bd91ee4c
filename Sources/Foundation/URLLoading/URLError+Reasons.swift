import FoundationNetworking
import TactusFoundationBase

/// The key of the reason why the network is unavailable, in an error's user info.
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

extension URLError {
  /// The reason why a task in the background was cancelled.
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    /// The user ended the app.
    case userForceQuitApplication = 0
    /// The app may not update in the background.
    case backgroundUpdatesDisabled = 1
    /// The system lacks resources.
    case insufficientSystemResources = 2
  }

  /// The reason why the network may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// It is a cellular one.
    case cellular = 0
    /// It is expensive.
    case expensive = 1
    /// It is in Low Data Mode.
    case constrained = 2
  }

  /// The reason why a task in the background was cancelled; nil for none.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
    (userInfo[NSURLErrorBackgroundTaskCancelledReasonKey] as? Int)
      .flatMap(BackgroundTaskCancelledReason.init)
  }

  /// The reason why the network may not be used; nil for none.
  public var networkUnavailableReason: NetworkUnavailableReason? {
    (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int)
      .flatMap(NetworkUnavailableReason.init)
  }

  /// The data with which the download can be resumed; nil for none.
  public var downloadTaskResumeData: Data? {
    userInfo[NSURLSessionDownloadTaskResumeData] as? Data
  }
}
