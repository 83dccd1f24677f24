internal import Workbench

extension RequestLane {
  /// Returns the answer to a question of a preview as a line of JSON.
  func answer(to query: PreviewQuery, id: RequestIdentifier) async -> String {
    let task = PreviewWorker.Task(query, documents: [:], seconds: timeout)
    let answer = await withCheckedContinuation { continuation in
      add(task, id: id) { continuation.resume(returning: $0) }
    }
    switch answer {
    case .success(let members): return "{\"id\":\(id.text),\(members)}"
    case .failure(let failure): return RequestServer.error(failure, id: id)
    }
  }
}
