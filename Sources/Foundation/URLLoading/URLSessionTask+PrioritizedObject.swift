import FoundationNetworking
import TactusFoundationBase

extension URLSessionTask: PrioritizedObject {}
