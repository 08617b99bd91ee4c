import CoreTelephony
import Testing

/// Steps Device.CT3–CT6.
@Suite struct CallAndPlanTests {
  @Test("Device.CT3. There are no calls")
  func calls() {
    let center = CTCallCenter()
    center.callEventHandler = { _ in Issue.record("a call") }
    #expect(center.currentCalls == nil)
    let states = [
      CTCallStateDialing, CTCallStateIncoming, CTCallStateConnected, CTCallStateDisconnected,
    ]
    #expect(!states.contains(CTCall().callState) && Set(states).count == 4)
  }

  @Test("Device.CT4. Cellular data is not restricted, which a closure hears")
  func restriction() async {
    let data = CTCellularData()
    #expect(data.restrictedState == .notRestricted)
    let state = await withCheckedContinuation { continuation in
      data.cellularDataRestrictionDidUpdateNotifier = { continuation.resume(returning: $0) }
    }
    #expect(state == .notRestricted)
    data.cellularDataRestrictionDidUpdateNotifier = nil
    #expect(data.cellularDataRestrictionDidUpdateNotifier == nil)
  }

  @Test("Device.CT5. There are no subscribers")
  func subscribers() {
    #expect(CTSubscriberInfo.subscribers().isEmpty)
    let subscriber = CTSubscriber()
    #expect(subscriber.carrierToken == nil && !subscriber.isSIMInserted)
    #expect(!subscriber.refreshCarrierToken())
  }

  @Test("Device.CT6. A plan cannot be added, and a request can be archived")
  func plan() async throws {
    let request = CTCellularPlanProvisioningRequest()
    request.address = "plans.kettle.example"
    request.matchingID = "42"
    let provisioning = CTCellularPlanProvisioning()
    #expect(!provisioning.supportsCellularPlan() && !provisioning.supportsEmbeddedSIM)
    #expect(await provisioning.addPlan(with: request) == .fail)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: request, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: CTCellularPlanProvisioningRequest.self, from: archive))
    #expect(read.address == "plans.kettle.example" && read.matchingID == "42" && read.eid == nil)
  }
}
