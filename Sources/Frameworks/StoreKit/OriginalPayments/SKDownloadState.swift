/// The state of a download.
public enum SKDownloadState: Int, Sendable {
  case waiting = 0
  case active = 1
  case paused = 2
  case finished = 3
  case failed = 4
  case cancelled = 5
}
