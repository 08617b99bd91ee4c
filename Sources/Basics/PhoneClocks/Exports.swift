// Every room that gives apps Foundation gives it by way of this one. Where no path leads to Foundation but
// through here, what is declared here stands in place of Foundation's and Dispatch's own (PT5).
@_exported import Foundation
@_exported import Selectors
